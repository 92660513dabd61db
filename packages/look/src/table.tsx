import type { ComponentProps } from 'react'

// The roles make a table of these elements, which test suites look for by their names (docs/reference/browser.md).

interface TableProps extends ComponentProps<'mat-table'> {
  /** What it holds; read aloud alone. */
  readonly 'aria-label': string
}

/** A table: a `HeadRow`, then `Row`s. */
export function Table(props: TableProps) {
  return <mat-table {...props} role="table" />
}

/** The row of the names of the columns. */
export function HeadRow(props: ComponentProps<'mat-header-row'>) {
  return <mat-header-row {...props} role="row" />
}

/** The name of a column. */
export function HeadCell(props: ComponentProps<'mat-header-cell'>) {
  return <mat-header-cell {...props} role="columnheader" />
}

/** A row of cells. */
export function Row(props: ComponentProps<'mat-row'>) {
  return <mat-row {...props} role="row" />
}

interface CellProps extends ComponentProps<'mat-cell'> {
  /** The column, as the reference calls it where it has such a one. */
  readonly column: string
  /** It says what the row is about. */
  readonly isHeader?: boolean
}

/** A cell of a row. */
export function Cell({ column, isHeader = false, className = '', ...rest }: CellProps) {
  return <mat-cell {...rest} role={isHeader ? 'rowheader' : 'cell'} className={`mat-column-${column} ${className}`} />
}
