import { messageWith } from '../texts/texts.ts'
import { invalid } from '../visits/invalid.ts'

/** Query parameters of a list. */
export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Rows per page when the query names a page without a size. */
const PAGE_SIZE = 100

/**
 * Sort order of a list: `sort` names columns separated by commas; a minus before a column sorts descending.
 *
 * @throws HttpError 400 for an unknown column
 */
export function sortOrderOf(query: ListQuery, columns: readonly string[]): ReadonlyMap<string, 'asc' | 'desc'> {
  const order = new Map<string, 'asc' | 'desc'>()
  const wanted = firstOf(query.sort)
  for (const term of wanted ? wanted.split(',') : []) {
    const column = term.replace(/^-/, '')
    if (!columns.includes(column))
      throw invalid([{ field: 'sort', message: messageWith('There is no column {{column}} to sort by.', { column }) }])
    order.set(column, term.startsWith('-') ? 'desc' : 'asc')
  }
  return order
}

/**
 * Reads how many rows of a list are requested and how many are skipped before them: `count`, `page`, `offset`.
 *
 * @returns without `size` when all following rows are requested
 * @throws HttpError 400 for a value that is not a whole number
 */
export function pageOf(query: ListQuery): { readonly size?: number; readonly offset: number } {
  const [count, page, offset = 0] = ['count', 'page', 'offset'].map((name) => wholeNumber(name, firstOf(query[name])))
  if (page !== undefined) return { size: count ?? PAGE_SIZE, offset: page * (count ?? PAGE_SIZE) }
  return { ...(count !== undefined && { size: count }), offset }
}

/** The first of several values of a parameter. */
export function firstOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function wholeNumber(field: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,9}$/.test(text))
    throw invalid([{ field, message: messageWith('{{field}} takes a whole number, such as 12.', { field }) }])
  return Number(text)
}
