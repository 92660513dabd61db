import { firstOf, type ListQuery, pageOf, sortOrderOf } from '@fruit/world/documents/list-query'

/**
 * Selects the rows for a query like the generated resources (docs/reference/calls.md): columns filter, `q` is a substring of one
 * of the text columns. Unknown columns are ignored.
 *
 * @throws HttpError 400 for an unknown column to sort by, or a value that is not a whole number
 */
export function filterRows<Row extends object>(all: readonly Row[], query: ListQuery): readonly Row[] {
  const { sort: _sort, q, offset: _offset, count: _count, page: _page, ...filters } = query
  const wanted = Object.entries(filters)
  const term = firstOf(q)?.toLowerCase()
  let rows = all
  if (wanted.length > 0) rows = rows.filter((row) => wanted.every(([column, value]) => matches(row, column, value)))
  if (term) rows = rows.filter((row) => holds(row, term))
  rows = sorted(rows, sortOrderOf(query, [...new Set(all.flatMap(Object.keys))]))
  const { size = rows.length, offset } = pageOf(query)
  return rows.slice(offset, offset + size)
}

function matches(row: object, column: string, value: string | readonly string[] | undefined): boolean {
  if (!Object.hasOwn(row, column)) return true
  return [value].flat().includes(String((row as Record<string, unknown>)[column]))
}

function holds(row: object, text: string): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(text))
}

function sorted<Row extends object>(rows: readonly Row[], order: ReturnType<typeof sortOrderOf>): readonly Row[] {
  if (order.size === 0) return rows
  const cell = (row: Row, column: string) => (row as Record<string, unknown>)[column]
  return rows.toSorted((a, b) => {
    for (const [column, direction] of order) {
      const difference = compare(cell(a, column), cell(b, column))
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    return 0
  })
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
