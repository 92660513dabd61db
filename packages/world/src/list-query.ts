import { invalid } from './invalid.ts'
import { filled } from './texts/texts.ts'

/** A query of a list as it was read from an address. */
export type ListQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** Rows of a page where the query asks for a page without saying how large. */
const PAGE_SIZE = 100

/**
 * What a list is sorted by: `sort` names columns with commas between them, with a minus before those that fall.
 *
 * @throws Refusal 400 for a column that is not there
 */
export function orderIn(query: ListQuery, columns: readonly string[]): ReadonlyMap<string, 'asc' | 'desc'> {
  const order = new Map<string, 'asc' | 'desc'>()
  const wanted = firstOf(query.sort)
  for (const term of wanted ? wanted.split(',') : []) {
    const column = term.replace(/^-/, '')
    if (!columns.includes(column))
      throw invalid([{ field: 'sort', message: filled('There is no column {{column}} to sort by.', { column }) }])
    order.set(column, term.startsWith('-') ? 'desc' : 'asc')
  }
  return order
}

/**
 * How many rows of a list are wanted, and how many are left out before them: `count`, `page`, `offset`.
 *
 * @returns without `size` where all that follow are wanted
 * @throws Refusal 400 for a number that is none
 */
export function partIn(query: ListQuery): { readonly size?: number; readonly offset: number } {
  const [count, page, offset = 0] = ['count', 'page', 'offset'].map((name) => wholeNumber(name, firstOf(query[name])))
  if (page !== undefined) return { size: count ?? PAGE_SIZE, offset: page * (count ?? PAGE_SIZE) }
  return { ...(count !== undefined && { size: count }), offset }
}

/** Of several values of one name, the first. */
export function firstOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function wholeNumber(field: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^\d{1,9}$/.test(text))
    throw invalid([{ field, message: filled('{{field}} takes a whole number, such as 12.', { field }) }])
  return Number(text)
}
