import { Select } from '@base-ui/react/select'
import type { ReactElement } from 'react'
import { Icon } from './icon.tsx'
import popup from './popup-menu.module.css'

interface SelectListProps {
  readonly options: readonly {
    readonly value: string | number
    readonly label: string
    readonly disabled?: boolean
  }[]
  /** Element of an option. Default: a plain one. */
  readonly render?: ReactElement
}

/** The arrow of a field with a list. */
export function SelectArrow({ className }: { readonly className: string | undefined }) {
  return (
    <Select.Icon className={className}>
      <Icon name="down" size={20} />
    </Select.Icon>
  )
}

/** The list below a field, inside of Base UI's `Select.Root`. */
export function SelectList({ options, render }: SelectListProps) {
  return (
    <Select.Portal>
      <Select.Positioner className={popup.positioner} alignItemWithTrigger={false} sideOffset={4}>
        <Select.Popup className={popup.popup}>
          {options.map((option) => (
            <Select.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={popup.item}
              {...(render && { render })}
            >
              <span className={popup.mark}>
                <Select.ItemIndicator>
                  <Icon name="check" size={20} />
                </Select.ItemIndicator>
              </span>
              <Select.ItemText>{option.label}</Select.ItemText>
            </Select.Item>
          ))}
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
  )
}
