import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface Column {
  readonly label: string
  /** Amounts and numbers stand at the end. */
  readonly isNumber?: boolean
  /** What can be done with a row: the label is read aloud alone, and paper does not show the column. */
  readonly isActions?: boolean
}

interface DataTableProps {
  /** What the table holds; read aloud alone. */
  readonly caption: string
  readonly columns: readonly Column[]
  /** Rows of the body; cells of numbers are of `numberCell`. */
  readonly children: ReactNode
  /** Rows below. */
  readonly foot?: ReactNode
}

/** Class of a cell that holds a number. */
export const numberCell = styles.number!

/** Class of a cell that holds what can be done with its row. */
export const actionsCell = styles.actions!

/**
 * Rows below a head. Where the window is narrow, a row is drawn as two lines: its first cell, and below that all
 * others.
 */
export function DataTable({ caption, columns, children, foot }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber, isActions }) => (
            <th key={label} scope="col" className={isActions ? styles.actions : isNumber ? styles.number : undefined}>
              {isActions ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
}
