import type { ReactNode } from 'react'
import styles from './radio-card.module.css'

interface RadioCardProps {
  /** Of the group: one card of it is chosen. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  /** It can not be chosen now. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** One of several things to choose from, as a card with a radio button. */
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
