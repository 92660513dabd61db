import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What stands around a field. */
export interface FieldTexts {
  readonly label: string
  /** What is wrong with the value; nothing when it is fine or was not touched yet. */
  readonly error?: string | undefined
  /** What is wrong comes of no typing, as when the shop refuses a value: it is read aloud as it comes. */
  readonly isRefusable?: boolean | undefined
  /** What to know before typing. */
  readonly hint?: string | undefined
  /** Short text at the lower right, such as `3/160`; not read aloud at every key. */
  readonly counter?: string | undefined
}

/** How much stands around a field. */
export interface FieldShape {
  /** In a bar: its label is only read aloud, and no line is kept for what is wrong. */
  readonly isBare?: boolean | undefined
}

/** What ties an input to the texts around it. */
interface Tied {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts, FieldShape {
  /** Nothing: it gets one. */
  readonly id: string | undefined
  /** A control inside the frame, after the input. */
  readonly end?: ReactNode
  /** Draws the input. */
  readonly children: (tied: Tied) => ReactNode
}

/** The frame of a field that is typed into, with its label, hint and error tied to it. */
export function Field({ id: given, label, end, isBare, children, ...notes }: FieldProps) {
  const generated = useId()
  const id = given ?? generated
  const notesId = `${id}-notes`
  const { error, hint } = notes
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isBare ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-invalid={error ? '' : undefined}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': (error ?? hint) ? notesId : undefined,
        })}
        {end}
      </div>
      {!isBare && <FieldNotes id={notesId} {...notes} />}
    </div>
  )
}

/** What stands below a field: what is wrong with it, else what to know of it. */
export function FieldNotes({
  id,
  error,
  hint,
  counter,
  isRefusable,
}: Omit<FieldTexts, 'label'> & { readonly id: string }) {
  return (
    <div className={styles.below}>
      <span id={id} className={error ? styles.error : styles.hint} role={isRefusable ? 'status' : undefined}>
        {error ?? hint}
      </span>
      {counter && (
        <span className={styles.counter} aria-hidden="true">
          {counter}
        </span>
      )}
    </div>
  )
}
