import { Select } from '@base-ui/react/select'
import styles from '@fruit/look/field.module.css'
import type { FieldShape } from '@fruit/look/field.tsx'
import { SelectArrow, SelectList } from '@fruit/look/select-list.tsx'
import { useId } from 'react'

interface MultiSelectFieldProps<Value extends string | number> extends FieldShape {
  readonly label: string
  /** Shown while nothing is chosen. */
  readonly placeholder: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly disabled?: boolean }[]
  readonly values: readonly Value[]
  readonly onChange: (values: readonly Value[]) => void
}

/** A field for several values from a list. Use it in lazily loaded screens only. */
export function MultiSelectField<Value extends string | number>({
  label,
  placeholder,
  options,
  values,
  onChange,
  isBare,
}: MultiSelectFieldProps<Value>) {
  const labelId = useId()
  const shown = options.filter(({ value }) => values.includes(value)).map((option) => option.label)
  return (
    <div className={styles.field}>
      <Select.Root multiple value={[...values]} onValueChange={(chosen) => onChange(chosen)}>
        <span id={labelId} className={isBare ? 'visually-hidden' : styles.label}>
          {label}
        </span>
        <Select.Trigger className={`${styles.frame} ${styles.trigger}`} aria-labelledby={labelId}>
          <Select.Value className={styles.value} data-placeholder={shown.length === 0 ? '' : undefined}>
            {() => (shown.length === 0 ? placeholder : shown.join(', '))}
          </Select.Value>
          <SelectArrow className={styles.arrow} />
        </Select.Trigger>
        <SelectList options={options} />
      </Select.Root>
      {/* Same height as adjacent fields, which have a line for errors. */}
      {!isBare && <div className={styles.below} />}
    </div>
  )
}
