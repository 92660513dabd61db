import type { MouseEvent, ReactNode } from 'react'
import styles from './toggle-pills.module.css'

interface Toggle<Value> {
  readonly value: Value
  /** Key and, without `content`, the visible text. */
  readonly text: string
  readonly content?: ReactNode
  readonly disabled?: boolean
  /** A click on the tick before the text (`[data-tick]`) adds to the pressed values. */
  readonly hasTick?: boolean
}

interface TogglePillsProps<Value> {
  readonly label: string
  readonly toggles: readonly Toggle<Value>[]
  readonly pressed: readonly Value[]
  readonly onToggle: (value: Value, event: MouseEvent) => void
  /** Further controls of the row. */
  readonly children?: ReactNode
  /** `tiles` share the width evenly; a `strip` is one row that scrolls horizontally. */
  readonly shape?: 'pills' | 'tiles' | 'strip'
}

/** A group of independent toggle buttons. */
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
      {toggles.map(({ value, text, content, disabled, hasTick }) => (
        <button
          key={text}
          type="button"
          className={styles.toggle}
          aria-pressed={pressed.includes(value)}
          disabled={disabled}
          onClick={(event) => onToggle(value, event)}
        >
          {hasTick && <span className={styles.tick} data-tick="" />}
          {content ?? text}
        </button>
      ))}
      {children}
    </fieldset>
  )
}

/** A copy of the list with the value added, or removed if it contains it. */
export function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
