type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The rows that a query asks for, as generated resources read it (docs/reference/calls.md): columns filter, `q` is a
 * substring of one of the text columns, `sort` is a column, with a minus for descending order. Unknown columns are
 * ignored.
 */
export function rowsFor<Row extends object>(all: readonly Row[], query: Query): readonly Row[] {
  const { sort, q, offset, count, page, ...filters } = query
  const wanted = Object.entries(filters)
  let rows = all
  if (wanted.length > 0) rows = rows.filter((row) => wanted.every(([column, value]) => matches(row, column, value)))
  if (q !== undefined) rows = rows.filter((row) => holds(row, String(q).toLowerCase()))
  if (sort !== undefined) rows = sorted(rows, String(sort))
  if (offset === undefined && count === undefined) return rows
  const size = wholeNumber(count) ?? rows.length
  const start = wholeNumber(offset) ?? (wholeNumber(page) ?? 0) * size
  return rows.slice(start, start + size)
}

function matches(row: object, column: string, value: string | readonly string[] | undefined): boolean {
  if (!Object.hasOwn(row, column)) return true
  return [value].flat().includes(String((row as Record<string, unknown>)[column]))
}

function holds(row: object, text: string): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(text))
}

function wholeNumber(text: string | readonly string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function sorted<Row extends object>(rows: readonly Row[], order: string): Row[] {
  const column = order.replace(/^-/, '')
  const direction = order.startsWith('-') ? -1 : 1
  const cell = (row: Row) => (row as Record<string, unknown>)[column]
  return rows.toSorted((a, b) => direction * compare(cell(a), cell(b)))
}

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}
