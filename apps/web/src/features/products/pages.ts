import { lastPage } from '../../ui/pages.ts'

/** Products on a page, unless chosen otherwise; other sizes are multiples of it. */
export const PAGE_SIZE = 12

/** Page sizes that make a difference for so many products: multiples of 12, the last of which shows them all. */
export function pageSizes(total: number): readonly number[] {
  return Array.from({ length: lastPage(total, PAGE_SIZE) + 1 }, (_, index) => (index + 1) * PAGE_SIZE)
}
