import { Menu } from '@base-ui/react/menu'
import { Icon, type IconName } from '@fruit/look/icon.tsx'
import styles from '@fruit/look/popup-menu.module.css'
import { type ReactElement, type ReactNode, useRef } from 'react'
import type { OpenMenuProps } from './menu-button.tsx'

interface PopupMenuProps extends OpenMenuProps {
  readonly label: string
  readonly children: ReactNode
}

/** A menu below a `MenuButton`. Load it lazily: its component library is not part of the first load. */
export function PopupMenu({ open, onOpenChange, anchor, byKeyboard, label, children }: PopupMenuProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Menu.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(opened) => {
        // The library does this only for its own button; ours is rendered before the library has loaded.
        if (opened && byKeyboard) popup.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
      }}
    >
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} anchor={anchor} align="end" sideOffset={8}>
          <Menu.Popup
            ref={popup}
            className={styles.popup}
            aria-label={label}
            finalFocus={() => returnsFocus() && anchor.current}
            // Also handles Tab in submenus: all menus close, and the focus continues from the button.
            onKeyDownCapture={(event) => {
              if (event.key !== 'Tab') return
              event.stopPropagation()
              anchor.current?.focus()
              onOpenChange(false)
            }}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/**
 * Whether a closing menu returns the focus to its button: not if the focus has moved elsewhere, such as to a new
 * screen.
 */
function returnsFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[role="menu"]') !== null
}

/** A line of text at the top of a menu. */
export function MenuNote({ children }: { readonly children: ReactNode }) {
  return <div className={styles.note}>{children}</div>
}

interface MenuActionProps {
  readonly id?: string
  readonly icon: IconName
  /** Accessible label; defaults to the text. */
  readonly label?: string
  /** A line below the text. */
  readonly note?: ReactNode
  /** Element to render as, such as a link. */
  readonly render?: ReactElement
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** An entry that runs an action or is a link. */
export function MenuAction({ icon, label, note, children, ...rest }: MenuActionProps) {
  return (
    <Menu.Item {...rest} aria-label={label} className={styles.item}>
      <Icon name={icon} size={20} />
      {note ? (
        <span className={styles.noted}>
          {children} <span className={styles.below}>{note}</span>
        </span>
      ) : (
        children
      )}
    </Menu.Item>
  )
}

interface MenuGroupProps {
  readonly icon: IconName
  readonly label: string
  readonly children: ReactNode
}

/** An entry that opens a submenu beside it, or below it if there is no space. */
export function MenuGroup({ icon, label, children }: MenuGroupProps) {
  return (
    <Menu.SubmenuRoot>
      <Menu.SubmenuTrigger className={styles.item}>
        <Icon name={icon} size={20} />
        <span className={styles.grow}>{label}</span>
        <Icon name="forward" size={20} />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.positioner} collisionAvoidance={{ fallbackAxisSide: 'end' }}>
          <Menu.Popup className={styles.popup} aria-label={label}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  )
}

interface MenuChoiceProps<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly lang?: string }[]
}

/** Entries of which one is chosen. */
export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Menu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} className={styles.item} lang={option.lang} closeOnClick>
          <span className={styles.mark}>
            <Menu.RadioItemIndicator>
              <Icon name="check" size={20} />
            </Menu.RadioItemIndicator>
          </span>
          {option.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
