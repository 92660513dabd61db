/** The last page, counted from 0. */
export function lastPage(total: number, size: number): number {
  return Math.max(0, Math.ceil(total / size) - 1)
}

/** Range of rows on a page, counted from 1 for display. @param page counted from 0 */
export function pageRange(total: number, page: number, size: number) {
  return { from: Math.min(page * size + 1, total), to: Math.min((page + 1) * size, total), total }
}
