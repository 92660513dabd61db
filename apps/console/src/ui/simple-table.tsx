import { actionsCell, DataTable, numberCell } from '@fruit/look/data-table.tsx'
import { Cell, Row } from '@fruit/look/table.tsx'
import type { ReactNode } from 'react'

/** A column and its content for an item. */
export interface SimpleColumn<Item> {
  readonly label: string
  readonly isNumber?: boolean
  readonly isActions?: boolean
  readonly show: (item: Item) => ReactNode
}

interface SimpleTableProps<Item> {
  readonly caption: string
  readonly columns: readonly SimpleColumn<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Shown if there are no items. */
  readonly none: string
}

/** A table. Its first column contains the row headers. */
export function SimpleTable<Item>({ caption, columns, items, keyOf, none }: SimpleTableProps<Item>) {
  if (items.length === 0) return <p className="muted">{none}</p>
  return (
    <DataTable caption={caption} columns={columns}>
      {items.map((item) => (
        <Row key={keyOf(item)}>
          {columns.map(({ label, isNumber, isActions, show }, index) => (
            <Cell
              key={label}
              column={label.toLowerCase().replaceAll(/\W+/g, '-')}
              isHeader={index === 0}
              data-label={index === 0 || isActions ? undefined : label}
              className={isActions ? actionsCell : isNumber ? numberCell : ''}
            >
              {show(item)}
            </Cell>
          ))}
        </Row>
      ))}
    </DataTable>
  )
}
