import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { HeadCell, HeadRow, Table } from './table.tsx'

interface Column {
  readonly label: string
  /** Amounts and numbers are aligned at the end. */
  readonly isNumber?: boolean
  /** Actions of a row: the label is only for screen readers, and the column is not printed. */
  readonly isActions?: boolean
}

interface DataTableProps {
  /** Name of the table, only for screen readers. */
  readonly caption: string
  readonly columns: readonly Column[]
  /** `Row`s. Cells with numbers have the class `numberCell`. */
  readonly children: ReactNode
}

/** Class of a cell with a number. */
export const numberCell = styles.number!

/** Class of a cell with actions of its row. */
export const actionsCell = styles.actions!

/** A table with a header row. In a narrow window, a row has two lines: its first cell, and all others below. */
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
