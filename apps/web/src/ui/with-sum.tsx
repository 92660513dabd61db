import type { ReactNode } from 'react'
import styles from './with-sum.module.css'

interface WithSumProps {
  /** What the sum is; read aloud alone. */
  readonly label: string
  /** Nothing: it is not known, and its place stays empty. */
  readonly sum: ReactNode
  readonly children: ReactNode
}

/** Something long, and beside it, where there is room, what it comes to. */
export function WithSum({ label, sum, children }: WithSumProps) {
  return (
    <div className={styles.columns}>
      {children}
      {sum && (
        <section className={styles.sum} aria-label={label}>
          {sum}
        </section>
      )}
    </div>
  )
}

interface AmountsProps {
  /** What adds up to the total, as texts. */
  readonly rows: readonly { readonly label: string; readonly amount: string }[]
  readonly total: { readonly label: string; readonly amount: string }
}

/** Amounts one below the other, and their total. */
export function Amounts({ rows, total }: AmountsProps) {
  return (
    <dl className={styles.amounts}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd id="price">{total.amount}</dd>
      </div>
    </dl>
  )
}
