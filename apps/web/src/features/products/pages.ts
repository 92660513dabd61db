import { lastPage } from '../../ui/pages.ts'

/** Default number of products per page; other sizes are multiples of it. */
export const PAGE_SIZE = 12

/** Useful page sizes for a number of products: multiples of 12, the last of which fits all of them. */
export function pageSizes(total: number): readonly number[] {
  return Array.from({ length: lastPage(total, PAGE_SIZE) + 1 }, (_, index) => (index + 1) * PAGE_SIZE)
}
