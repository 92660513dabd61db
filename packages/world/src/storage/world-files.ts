import type { Clock } from '../clock.ts'
import type { WorldLogs } from '../visits/world-logs.ts'
import type { StorageLimits } from './storage-limits.ts'
import type { Vault } from './vault.ts'
import type { WorldFile } from './world-file.ts'

export interface FolderEntry {
  readonly name: string
  readonly kind: 'file' | 'folder'
  /** Bytes; 0 for a folder. */
  readonly size: number
  readonly modifiedAt: number
}

/** The initial files of every world of a configuration, by absolute path; immutable. */
export type FileTree = ReadonlyMap<string, WorldFile>

/** Thrown when a write would exceed the quota of a world's files. */
export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceeded'
}

/** Thrown when a path, or a name in it, is too long for a new file. */
export class PathTooLong extends Error {
  override readonly name = 'PathTooLong'
  readonly code = 'ENAMETOOLONG'

  constructor() {
    super('ENAMETOOLONG: file name too long')
  }
}

/** Maximum length of a path in characters. */
const MAX_PATH_CHARACTERS = 1024
/** Maximum length of each name in a path in characters. */
const MAX_NAME_CHARACTERS = 255

type FileLimits = Pick<StorageLimits, 'files' | 'fileBytes'>

/**
 * The file system of a world, and the only one that its shop uses. Paths are absolute and use `/`; `..` stops at the root, so no
 * path of a player names a file of the host. Changes are rows of the world's vault; logs are stored separately.
 */
export class WorldFiles {
  readonly #tree: FileTree
  readonly #vault: Vault
  readonly #logs: WorldLogs
  readonly #clock: Clock
  readonly #room: FileLimits
  /** Total of the stored files; null when it has to be counted again. */
  #used: { readonly bytes: number; readonly files: number } | null = null

  /** @param room limits for files that are not in the tree */
  constructor(tree: FileTree, vault: Vault, logs: WorldLogs, clock: Clock, room: FileLimits) {
    this.#tree = tree
    this.#vault = vault
    this.#logs = logs
    this.#clock = clock
    this.#room = room
  }

  /** The file at a path; undefined for a missing file and for a folder. */
  read(path: string): WorldFile | undefined {
    const place = resolvePath(path)
    const log = this.#logs.read(place)
    if (log) return log
    const [row] = this.#vault.rows<StoredFile>('SELECT bytes, modifiedAt FROM Files WHERE path = ?', place)
    if (row) return row.bytes === null ? undefined : { bytes: new Uint8Array(row.bytes), modifiedAt: row.modifiedAt }
    return this.#tree.get(place)
  }

  /** Lists a folder, sorted by name; a missing folder is empty. */
  list(folder: string): FolderEntry[] {
    const prefix = folderPrefix(folder)
    const entries = new Map<string, FolderEntry>()
    const add = (path: string, size: number, modifiedAt: number) => {
      const rest = path.slice(prefix.length)
      const slash = rest.indexOf('/')
      if (slash < 0) entries.set(rest, { name: rest, kind: 'file', size, modifiedAt })
      else if (!entries.has(rest.slice(0, slash)))
        entries.set(rest.slice(0, slash), { name: rest.slice(0, slash), kind: 'folder', size: 0, modifiedAt })
    }
    const stored = this.#vault.rows<StoredFile & { path: string; size: number | null }>(
      'SELECT path, length(bytes) AS size, modifiedAt FROM Files WHERE substr(path, 1, ?) = ?',
      prefix.length,
      prefix,
    )
    const replaced = new Set(stored.map(({ path }) => path))
    for (const [path, file] of this.#tree)
      if (path.startsWith(prefix) && !replaced.has(path)) add(path, file.bytes.length, file.modifiedAt)
    for (const { path, size, modifiedAt } of stored) if (size !== null) add(path, size, modifiedAt)
    for (const { path, size, modifiedAt } of this.#logs.list()) if (path.startsWith(prefix)) add(path, size, modifiedAt)
    return [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** All files, each with its absolute path. */
  all(): { path: string; modifiedAt: number }[] {
    const files = new Map<string, number>()
    for (const [path, { modifiedAt }] of this.#tree) files.set(path, modifiedAt)
    const stored = this.#vault.rows<{ path: string; isThere: number; modifiedAt: number }>(
      'SELECT path, bytes IS NOT NULL AS isThere, modifiedAt FROM Files',
    )
    for (const { path, isThere, modifiedAt } of stored) {
      if (isThere) files.set(path, modifiedAt)
      else files.delete(path)
    }
    for (const { path, modifiedAt } of this.#logs.list()) files.set(path, modifiedAt)
    return [...files].map(([path, modifiedAt]) => ({ path, modifiedAt }))
  }

  /** True when one more file of this many bytes fits into the limits. */
  hasSpaceFor(bytes: number): boolean {
    const { bytes: used, files } = this.#stored()
    return used + bytes <= this.#room.fileBytes && files < this.#room.files
  }

  /**
   * Writes a file and replaces an existing one.
   *
   * @throws QuotaExceeded when the world's own files would exceed the limit of bytes or files
   * @throws PathTooLong for a path of more than 1,024 characters, or with a name of more than 255
   * @param most maximum size of all these files together; the world's limit by default
   */
  write(path: string, bytes: Uint8Array, most = this.#room.fileBytes): void {
    const place = resolvePath(path)
    if (isTooLong(place)) throw new PathTooLong()
    const others = this.#storedBeside(place)
    if (others.bytes + bytes.length > Math.min(most, this.#room.fileBytes) || others.files >= this.#room.files)
      throw new QuotaExceeded(
        `The shop's storage is full: it takes ${this.#room.files} files of ${this.#room.fileBytes} bytes together.`,
      )
    this.#put(place, Buffer.from(bytes))
    this.#used = { bytes: others.bytes + bytes.length, files: others.files + 1 }
  }

  /** Removes a file. An initial file stays removed as well. */
  remove(path: string): void {
    this.#put(resolvePath(path), null)
  }

  /** Size and number of the stored files. Counting reads every row, so the result is cached. */
  #stored(): { readonly bytes: number; readonly files: number } {
    if (!this.#used) {
      const [row] = this.#vault.rows<{ bytes: number | null; files: number }>(
        'SELECT sum(length(bytes)) AS bytes, count(*) AS files FROM Files',
      )
      this.#used = { bytes: row?.bytes ?? 0, files: row?.files ?? 0 }
    }
    return this.#used
  }

  /** Size and number of the stored files without one file. */
  #storedBeside(place: string): { readonly bytes: number; readonly files: number } {
    const { bytes, files } = this.#stored()
    const [row] = this.#vault.rows<{ bytes: number | null }>(
      'SELECT length(bytes) AS bytes FROM Files WHERE path = ?',
      place,
    )
    return row ? { bytes: bytes - (row.bytes ?? 0), files: files - 1 } : { bytes, files }
  }

  #put(place: string, bytes: Buffer | null): void {
    this.#used = null
    this.#vault.run(
      'INSERT OR REPLACE INTO Files (path, bytes, modifiedAt) VALUES (?, ?, ?)',
      place,
      bytes,
      this.#clock.now(),
    )
  }
}

interface StoredFile {
  /** The driver returns an ArrayBuffer without a view. */
  bytes: ArrayBuffer | null
  modifiedAt: number
}

/** Resolves `.`, `..` and repeated slashes of a path; `..` stops at the root. */
export function resolvePath(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** True when a resolved path is longer than 1,024 characters, or a name in it longer than 255. */
export function isTooLong(path: string): boolean {
  return path.length > MAX_PATH_CHARACTERS || path.split('/').some(({ length }) => length > MAX_NAME_CHARACTERS)
}

function folderPrefix(folder: string): string {
  const place = resolvePath(folder)
  return place === '/' ? '/' : `${place}/`
}
