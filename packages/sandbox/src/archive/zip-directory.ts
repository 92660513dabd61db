/** Thrown when an archive is invalid. */
export class ArchiveRefused extends Error {}

/** An entry of a ZIP archive as its directory describes it, not verified. */
export interface ZipEntry {
  readonly name: Buffer
  readonly isFolder: boolean
  readonly isDeflated: boolean
  readonly crc: number
  /** Unpacked size of the file. */
  readonly size: number
  /** Packed bytes in the archive. */
  readonly packed: Buffer
}

const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
/** Maximum length of the archive's comment: its length field has 16 bits. */
const MAX_COMMENT_BYTES = 0xffff
/** Placeholder for a number that does not fit its field (ZIP64): such archives are larger than the limits. */
const ZIP64_PLACEHOLDER = 0xffffffff

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
const FILE_TYPE = 0xf000
const REGULAR = 0x8000
const FOLDER = 0x4000

/**
 * Reads the directory of a ZIP archive.
 *
 * @throws ArchiveRefused at the first error in it
 */
export function* entriesOf(archive: Buffer): Generator<ZipEntry> {
  const end = endOf(archive)
  let at = archive.readUInt32LE(end + 16)
  /** Byte ranges of the entries. They must not overlap, because overlapping entries would let few bytes become many files. */
  const taken: { from: number; to: number }[] = []
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY)
      throw new ArchiveRefused('Its directory is damaged.')
    const nameBytes = archive.readUInt16LE(at + 28)
    const next = at + ENTRY_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if (next > end) throw new ArchiveRefused('Its directory is damaged.')
    const name = archive.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    const { from, packed } = packedBytes(archive, at)
    const to = from + packed.length
    if (taken.some((other) => from < other.to && other.from < to))
      throw new ArchiveRefused('Its entries lie in each other.')
    taken.push({ from, to })
    const isFolder = name.at(-1) === 0x2f
    rejectSpecialFiles(archive, at, isFolder)
    yield {
      name,
      isFolder,
      isDeflated: archive.readUInt16LE(at + 10) === DEFLATED,
      crc: archive.readUInt32LE(at + 16),
      size: archive.readUInt32LE(at + 24),
      packed,
    }
    at = next
  }
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = archive.length - END_BYTES; at >= first; at--) {
    if (archive.readUInt32LE(at) === END && at + END_BYTES + archive.readUInt16LE(at + 20) <= archive.length) return at
  }
  throw new ArchiveRefused('It is no ZIP archive.')
}

/** The packed bytes of an entry, and their offset. */
function packedBytes(archive: Buffer, at: number): { from: number; packed: Buffer } {
  const size = archive.readUInt32LE(at + 20)
  const from = archive.readUInt32LE(at + 42)
  if (size === ZIP64_PLACEHOLDER || from === ZIP64_PLACEHOLDER || archive.readUInt32LE(at + 24) === ZIP64_PLACEHOLDER) {
    throw new ArchiveRefused('Its numbers are too large.')
  }
  if (from + LOCAL_BYTES > archive.length || archive.readUInt32LE(from) !== LOCAL) {
    throw new ArchiveRefused('An entry of its directory is not there.')
  }
  const start = from + LOCAL_BYTES + archive.readUInt16LE(from + 26) + archive.readUInt16LE(from + 28)
  if (start + size > archive.length) throw new ArchiveRefused('It ends too early.')
  return { from: start, packed: archive.subarray(start, start + size) }
}

function rejectSpecialFiles(archive: Buffer, at: number, isFolder: boolean): void {
  const isEncrypted = (archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0
  const method = archive.readUInt16LE(at + 10)
  if (isEncrypted) throw new ArchiveRefused('It is locked by a password.')
  if (method !== STORED && method !== DEFLATED)
    throw new ArchiveRefused('It is packed in a way that is not known here.')
  // The Unix mode identifies links, devices and pipes; it is zero when another system packed the file.
  const type = (archive.readUInt32LE(at + 38) >>> 16) & FILE_TYPE
  if (type !== 0 && type !== (isFolder ? FOLDER : REGULAR))
    throw new ArchiveRefused('It holds something that is no file.')
}
