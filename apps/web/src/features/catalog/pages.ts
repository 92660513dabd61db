/** Products on a page, unless chosen otherwise; other sizes are multiples of it. */
export const PAGE_SIZE = 12

/** Page sizes that make a difference for so many products: multiples of 12, the last of which shows them all. */
export function pageSizes(total: number): readonly number[] {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return Array.from({ length: pages }, (_, index) => (index + 1) * PAGE_SIZE)
}

/** The last page, counted from 0. */
export function lastPage(total: number, size: number): number {
  return Math.max(0, Math.ceil(total / size) - 1)
}
