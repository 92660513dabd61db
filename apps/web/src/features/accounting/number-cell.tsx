import { IconButton } from '@fruit/look/button.tsx'
import { Icon } from '@fruit/look/icon.tsx'
import { type FormEvent, useState } from 'react'
import styles from './accounting.module.css'
import { parseNumber } from './parse-number.ts'

interface NumberCellProps {
  readonly label: string
  /** Accessible label of the button. */
  readonly saveLabel: string
  /** Unit after the number. */
  readonly sign?: string
  readonly value: number
  readonly decimals: number
  readonly isSaving: boolean
  /** @param saved call it after the value is stored; until then the field keeps the input */
  readonly onSave: (value: number, saved: () => void) => void
}

/** An editable number, saved by Enter or its button. Negative numbers become 0. */
export function NumberCell({ label, saveLabel, sign, value, decimals, isSaving, onSave }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value.toFixed(decimals)
  const number = parseNumber(text, decimals)
  const isChanged = typed !== null && number !== null && number !== value
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (number === null || isSaving) return
    // Keeps input that was typed while saving.
    if (isChanged) onSave(number, () => setTyped((now) => (now === typed ? null : now)))
    else setTyped(null)
  }
  return (
    <form className={styles.numberForm} onSubmit={save} noValidate>
      <input
        className={styles.numberInput}
        aria-label={label}
        aria-invalid={number === null ? true : undefined}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      {sign && <span aria-hidden="true">{sign}</span>}
      <IconButton type="submit" aria-label={saveLabel} pending={isSaving} aria-disabled={!isChanged}>
        <Icon name="check" size={20} />
      </IconButton>
    </form>
  )
}
