const KEY = 'lstdtxprt'
const RECENT_MS = 5 * 60_000

/** Whether this browser exported data less than five minutes ago. */
export function hasRecentExport(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  const last = Date.parse(storage.getItem(KEY) ?? '')
  return now - last < RECENT_MS
}

/** Stores the time of an export in this browser. */
export function saveExportTime(storage: Pick<Storage, 'setItem'>, now: number): void {
  storage.setItem(KEY, new Date(now).toISOString())
}
