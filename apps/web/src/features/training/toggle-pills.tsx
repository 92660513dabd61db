import type { ReactNode } from 'react'
import styles from './toggle-pills.module.css'

interface Toggle<Value> {
  readonly value: Value
  /** Key and, without `content`, what it says. */
  readonly text: string
  readonly content?: ReactNode
  readonly disabled?: boolean
}

interface TogglePillsProps<Value> {
  readonly label: string
  readonly toggles: readonly Toggle<Value>[]
  readonly pressed: readonly Value[]
  readonly onToggle: (value: Value) => void
  /** Further controls of the row. */
  readonly children?: ReactNode
  /** `tiles` share the width evenly. */
  readonly shape?: 'pills' | 'tiles'
}

/** Things that are on or off, each by itself. */
export function TogglePills<Value>({
  label,
  toggles,
  pressed,
  onToggle,
  children,
  shape = 'pills',
}: TogglePillsProps<Value>) {
  return (
    <fieldset className={styles[shape]}>
      <legend className="visually-hidden">{label}</legend>
      {toggles.map(({ value, text, content, disabled }) => (
        <button
          key={text}
          type="button"
          className={styles.toggle}
          aria-pressed={pressed.includes(value)}
          disabled={disabled}
          onClick={() => onToggle(value)}
        >
          {content ?? text}
        </button>
      ))}
      {children}
    </fieldset>
  )
}

/** A list with a value put in, or taken out if it is in. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
