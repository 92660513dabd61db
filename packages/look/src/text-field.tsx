import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { Field, type FieldShape, type FieldTexts } from './field.tsx'

interface TextFieldProps extends ComponentProps<'input'>, FieldTexts, FieldShape {
  /** A control inside the frame, after the text. */
  readonly end?: ReactNode
}

/** A single-line text field. */
export function TextField({ label, error, hint, counter, isRefusable, end, isBare, ...input }: TextFieldProps) {
  return (
    <Field
      id={input.id}
      label={label}
      error={error}
      hint={hint}
      counter={counter}
      isRefusable={isRefusable}
      end={end}
      isBare={isBare}
    >
      {(tied) => <input {...input} {...tied} className={styles.input} />}
    </Field>
  )
}
