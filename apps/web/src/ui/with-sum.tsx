import type { ReactNode } from 'react'
import styles from './with-sum.module.css'

interface WithSumProps {
  /** Accessible label of the sum. */
  readonly label: string
  /** Undefined while it is not known; its place stays empty. */
  readonly sum: ReactNode
  readonly children: ReactNode
}

/** Content with a sum beside it, or below it on narrow screens. */
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
  /** Items that add up to the total, as texts. */
  readonly rows: readonly { readonly label: string; readonly amount: string }[]
  readonly total: { readonly label: string; readonly amount: string }
}

/** A column of amounts and their total. */
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
