import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** Texts of a field. */
export interface FieldTexts {
  readonly label: string
  /** Error of the value; undefined if it is valid or untouched. */
  readonly error?: string | undefined
  /** The error may come from the shop instead of typing, so it is announced to screen readers. */
  readonly isRefusable?: boolean | undefined
  /** Hint for the input. */
  readonly hint?: string | undefined
  /** Short text at the lower right, such as `3/160`; not announced after each key. */
  readonly counter?: string | undefined
}

/** Size of a field. */
export interface FieldShape {
  /** In a toolbar: the label is only for screen readers, and no line is reserved for errors. */
  readonly isBare?: boolean | undefined
}

/** Attributes that connect an input with its texts. */
interface InputAttributes {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts, FieldShape {
  /** undefined: a generated id. */
  readonly id: string | undefined
  /** A control inside the frame, after the input. */
  readonly end?: ReactNode
  /** Renders the input. */
  readonly children: (tied: InputAttributes) => ReactNode
}

/** A text field's frame, with its label, hint and error connected to the input. */
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

/** The line below a field: its error, otherwise its hint. */
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
