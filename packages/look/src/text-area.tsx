import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'

/** A multi-line text field. */
export function TextArea({
  label,
  error,
  hint,
  counter,
  isRefusable,
  ...input
}: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <Field id={input.id} label={label} error={error} hint={hint} counter={counter} isRefusable={isRefusable}>
      {(tied) => <textarea rows={4} {...input} {...tied} className={`${styles.input} ${styles.lines}`} />}
    </Field>
  )
}
