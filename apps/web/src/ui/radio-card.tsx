import type { ReactNode } from 'react'
import styles from './radio-card.module.css'

interface RadioCardProps {
  /** Name of the group of radio buttons. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** An option of a group, as a card with a radio button. */
export function RadioCard({ name, value, checked, onChoose, disabled = false, children }: RadioCardProps) {
  return (
    <mat-row className={styles.place}>
      <label className={styles.card}>
        <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
        <span className={styles.content}>{children}</span>
      </label>
    </mat-row>
  )
}
