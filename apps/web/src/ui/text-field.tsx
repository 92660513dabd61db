import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string
  /** What is wrong with the value; nothing when it is fine or was not touched yet. */
  readonly error?: string | undefined
  /** What to know before typing. */
  readonly hint?: string
  /** Short text at the lower right, such as `3/40`; not read aloud at every key. */
  readonly counter?: string
  /** A control inside the frame, after the text. */
  readonly end?: ReactNode
}

/** A field for one line, with its label, hint and error tied to it. */
export function TextField({ label, error, hint, counter, end, ...input }: TextFieldProps) {
  const generated = useId()
  const id = input.id ?? generated
  const notes = `${id}-notes`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? notes : undefined}
        />
        {end}
      </div>
      <div className={styles.below}>
        <span id={notes} className={error ? styles.error : styles.hint}>
          {note}
        </span>
        {counter && (
          <span className={styles.counter} aria-hidden="true">
            {counter}
          </span>
        )}
      </div>
    </div>
  )
}
