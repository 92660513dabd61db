const KEY = 'lstdtxprt'
const FIVE_MINUTES = 5 * 60_000

/** Whether this browser exported data less than five minutes ago. */
export function exportedOfLate(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  const last = Date.parse(storage.getItem(KEY) ?? '')
  return now - last < FIVE_MINUTES
}

/** Stores the time of an export in this browser. */
export function rememberExport(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(KEY, new Date(now).toISOString())
}
