import { IconButton } from '@fruit/look/button.tsx'
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLazyComponent } from '../lib/use-lazy-component.ts'

/** Props that a button passes to its menu, and the menu to `PopupMenu`. */
export interface OpenMenuProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The button that it belongs to. */
  readonly anchor: RefObject<HTMLButtonElement | null>
  /** It was opened by keyboard: the focus moves to its first entry. */
  readonly byKeyboard: boolean
}

interface MenuButtonProps {
  readonly id: string
  readonly label: string
  /** Loads the menu when the user is about to open it. */
  readonly load: () => Promise<ComponentType<OpenMenuProps>>
  readonly children: ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ id, label, load, children }: MenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKeyboard, setByKeyboard] = useState(false)
  const menu = useLazyComponent(load)
  return (
    <>
      <IconButton
        id={id}
        ref={anchor}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open && menu.Component !== null}
        onPointerEnter={menu.preload}
        onFocus={menu.preload}
        onClick={(event) => {
          menu.load()
          // Clicks by keyboard have a count of 0.
          setByKeyboard(event.detail === 0)
          // Until the menu has loaded, each click means open.
          setOpen(menu.Component === null || !open)
        }}
      >
        {children}
      </IconButton>
      {menu.Component && <menu.Component open={open} onOpenChange={setOpen} anchor={anchor} byKeyboard={byKeyboard} />}
    </>
  )
}
