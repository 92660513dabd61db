const LOG_HEADER = 32
const FRAME_HEADER = 24
const MAGIC_LITTLE_ENDIAN_SUMS = 0x377f0682
const MAGIC_BIG_ENDIAN_SUMS = 0x377f0683
const FORMAT = 3007000

/** The last committed state in a write-ahead log: the newest frame of each page, and the number of pages. */
interface Commit {
  readonly pageSize: number
  readonly pages: number
  /** Page number to the offset of its newest bytes in the log. */
  readonly newest: ReadonlyMap<number, number>
}

/**
 * Merges a database file in WAL mode and its log into one file. The result is that of a checkpoint, but marked as not in WAL
 * mode, because SQLite in WebAssembly has no shared memory to read a log. Uncommitted frames, and frames after a damaged one, are
 * skipped, as in SQLite's recovery.
 *
 * @param file the database file, which may be empty while all data is in the log
 * @param log the content of `-wal`, or null without one
 */
export function mergeLog(file: Uint8Array, log: Uint8Array | null): Uint8Array {
  const commit = log ? lastCommit(log) : null
  const merged = log && commit ? overlay(file, log, commit) : new Uint8Array(file)
  if (merged.length >= 100) {
    merged[18] = 1
    merged[19] = 1
  }
  return merged
}

function overlay(file: Uint8Array, log: Uint8Array, { pageSize, pages, newest }: Commit): Uint8Array {
  const merged = new Uint8Array(pages * pageSize)
  merged.set(file.subarray(0, Math.min(file.length, merged.length)))
  for (const [page, at] of newest) {
    // The last commit may have shortened the database after an earlier one wrote this page.
    if (page <= pages) merged.set(log.subarray(at, at + pageSize), (page - 1) * pageSize)
  }
  return merged
}

function lastCommit(log: Uint8Array): Commit | null {
  if (log.length < LOG_HEADER) return null
  const view = new DataView(log.buffer, log.byteOffset, log.byteLength)
  const magic = view.getUint32(0)
  if (magic !== MAGIC_LITTLE_ENDIAN_SUMS && magic !== MAGIC_BIG_ENDIAN_SUMS) return null
  if (view.getUint32(4) !== FORMAT) return null
  const sums = new CheckSums(view, magic === MAGIC_LITTLE_ENDIAN_SUMS)
  sums.add(0, 24)
  if (!sums.areAt(24)) return null

  const pageSize = view.getUint32(8)
  const newest = new Map<number, number>()
  // Frames since the last commit; they count when a commit follows.
  const pending = new Map<number, number>()
  let pages = 0
  for (let frame = LOG_HEADER; frame + FRAME_HEADER + pageSize <= log.length; frame += FRAME_HEADER + pageSize) {
    // Frames of an earlier generation of the log have other salts.
    if (view.getUint32(frame + 8) !== view.getUint32(16) || view.getUint32(frame + 12) !== view.getUint32(20)) break
    sums.add(frame, 8)
    sums.add(frame + FRAME_HEADER, pageSize)
    if (!sums.areAt(frame + 16)) break
    pending.set(view.getUint32(frame), frame + FRAME_HEADER)
    const pagesAfterCommit = view.getUint32(frame + 4)
    if (pagesAfterCommit === 0) continue
    for (const [page, at] of pending) newest.set(page, at)
    pending.clear()
    pages = pagesAfterCommit
  }
  return pages === 0 ? null : { pageSize, pages, newest }
}

/** The log's running checksums: a Fibonacci-weighted sum over pairs of 32-bit words. */
class CheckSums {
  readonly #view: DataView
  readonly #littleEndian: boolean
  #first = 0
  #second = 0

  constructor(view: DataView, littleEndian: boolean) {
    this.#view = view
    this.#littleEndian = littleEndian
  }

  add(from: number, length: number): void {
    const view = this.#view
    const littleEndian = this.#littleEndian
    let first = this.#first
    let second = this.#second
    for (let at = from; at < from + length; at += 8) {
      first = (first + view.getUint32(at, littleEndian) + second) | 0
      second = (second + view.getUint32(at + 4, littleEndian) + first) | 0
    }
    this.#first = first
    this.#second = second
  }

  areAt(at: number): boolean {
    return this.#first >>> 0 === this.#view.getUint32(at) && this.#second >>> 0 === this.#view.getUint32(at + 4)
  }
}
