import type { ComponentProps } from 'react'

// The roles make these elements a table. Test suites use their names (docs/reference/browser.md).

interface TableProps extends ComponentProps<'mat-table'> {
  /** Name of the table, only for screen readers. */
  readonly 'aria-label': string
}

/** A table: a `HeadRow`, then `Row`s. */
export function Table(props: TableProps) {
  return <mat-table {...props} role="table" />
}

/** The header row. */
export function HeadRow(props: ComponentProps<'mat-header-row'>) {
  return <mat-header-row {...props} role="row" />
}

/** A column header. */
export function HeadCell(props: ComponentProps<'mat-header-cell'>) {
  return <mat-header-cell {...props} role="columnheader" />
}

/** A row of cells. */
export function Row(props: ComponentProps<'mat-row'>) {
  return <mat-row {...props} role="row" />
}

interface CellProps extends ComponentProps<'mat-cell'> {
  /** Name of the column, as in the reference if it has this column. */
  readonly column: string
  /** Whether it is the header of its row. */
  readonly isHeader?: boolean
}

/** A cell of a row. */
export function Cell({ column, isHeader = false, className = '', ...rest }: CellProps) {
  return <mat-cell {...rest} role={isHeader ? 'rowheader' : 'cell'} className={`mat-column-${column} ${className}`} />
}
