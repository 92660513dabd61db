import { Field } from '@fruit/look/field.tsx'

interface ChoiceFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
  readonly hint?: string
  /** The label is only for screen readers. */
  readonly isBare?: boolean
}

/** A field with a native select, which needs no library. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  isBare,
}: ChoiceFieldProps<Value>) {
  return (
    <Field id={undefined} label={label} hint={hint} isBare={isBare}>
      {(tied) => (
        <select {...tied} className="choice" value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface CheckFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A checkbox. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
