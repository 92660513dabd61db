import { Select } from '@base-ui/react/select'
import { type Ref, useId } from 'react'
import styles from './field.module.css'
import { FieldNotes, type FieldShape } from './field.tsx'
import { SelectArrow, SelectList } from './select-list.tsx'

interface SelectFieldProps extends FieldShape {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
  /** Empty: no selection. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly hint?: string
  /** Autofill name, such as `cc-exp-month`. */
  readonly autoComplete?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A field with a list of options. Only for screens with their own bundle, because of the size of its library. */
export function SelectField({
  name,
  label,
  placeholder,
  options,
  value,
  onChange,
  onBlur,
  error,
  hint,
  autoComplete,
  ref,
  isBare,
}: SelectFieldProps) {
  const notes = useId()
  const labelId = useId()
  return (
    <mat-select name={name} className={styles.field}>
      <Select.Root
        items={options}
        value={value === '' ? null : value}
        onValueChange={(chosen) => onChange(chosen ?? '')}
        {...(autoComplete && { autoComplete })}
        onOpenChange={(open) => open || onBlur?.()}
      >
        <span id={labelId} className={isBare ? 'visually-hidden' : styles.label}>
          {label}
        </span>
        <Select.Trigger
          ref={ref}
          className={`${styles.frame} ${styles.trigger}`}
          data-invalid={error ? '' : undefined}
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? notes : undefined}
        >
          <Select.Value className={styles.value} placeholder={placeholder} />
          <SelectArrow className={styles.arrow} />
        </Select.Trigger>
        <SelectList options={options} render={<mat-option />} />
      </Select.Root>
      {!isBare && <FieldNotes id={notes} error={error} hint={hint} />}
    </mat-select>
  )
}
