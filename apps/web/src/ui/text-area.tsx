import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string
  /** What is wrong with the value; nothing when it is fine or was not touched yet. */
  readonly error?: string | undefined
  /** What to know before typing. */
  readonly hint?: string
  /** Short text at the lower right, such as `3/160`; not read aloud at every key. */
  readonly counter?: string
}

/** A field for several lines, with its label, hint and error tied to it. */
export function TextArea({ label, error, hint, counter, ...input }: TextAreaProps) {
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
        <textarea
          rows={4}
          {...input}
          id={id}
          className={`${styles.input} ${styles.lines}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? notes : undefined}
        />
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
