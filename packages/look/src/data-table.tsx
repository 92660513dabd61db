import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { HeadCell, HeadRow, Table } from './table.tsx'

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
  /** `Row`s; cells of numbers are of `numberCell`. */
  readonly children: ReactNode
}

/** Class of a cell that holds a number. */
export const numberCell = styles.number!

/** Class of a cell that holds what can be done with its row. */
export const actionsCell = styles.actions!

/**
 * Rows below a head. Where the window is narrow, a row is drawn as two lines: its first cell, and below that all
 * others.
 */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <Table className={styles.table} aria-label={caption}>
      <HeadRow>
        {columns.map(({ label, isNumber, isActions }) => (
          <HeadCell key={label} className={isActions ? styles.actions : isNumber ? styles.number : undefined}>
            {isActions ? <span className="visually-hidden">{label}</span> : label}
          </HeadCell>
        ))}
      </HeadRow>
      {children}
    </Table>
  )
}
