export interface ArchiveJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** A ZIP archive. */
  readonly bytes: Uint8Array
  readonly limits?: Partial<ArchiveLimits>
}

export interface ArchiveLimits {
  readonly deadlineMs: number
  readonly archiveBytes: number
  /** How many entries it may have, folders too. */
  readonly entries: number
  /** Size of a file that is taken out. */
  readonly fileBytes: number
  /** Size of all of them together. */
  readonly totalBytes: number
  /** Maximum ratio of unpacked to packed size of a file; files below 64 KiB are exempt. */
  readonly ratio: number
  /** How many folders an entry's name may go through, whatever they are called. */
  readonly depth: number
  /** Length of an entry's name. */
  readonly nameBytes: number
}

export const archiveLimits: ArchiveLimits = {
  deadlineMs: 2000,
  archiveBytes: 1024 * 1024,
  entries: 256,
  fileBytes: 4 * 1024 * 1024,
  totalBytes: 8 * 1024 * 1024,
  ratio: 200,
  depth: 64,
  nameBytes: 1024,
}

/** A file out of an archive. */
export interface ArchivedFile {
  /** The name as the archive has it, not resolved as a path. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** Which limit of an archive was reached. */
export type ArchiveLimit = 'deadline' | 'memory' | 'size' | 'entries' | 'ratio' | 'depth' | 'name' | 'busy'

export type ArchiveOutcome =
  /** Its files in their order; folders are left out. */
  | { readonly kind: 'value'; readonly files: readonly ArchivedFile[] }
  /** It is no archive, it is damaged, or it holds a link or device. Nothing of it is unpacked. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limit'; readonly limit: ArchiveLimit }

export interface ArchiveRequest {
  readonly bytes: Uint8Array
  readonly limits: ArchiveLimits
}

export type ArchiveEnd =
  | { readonly kind: 'unpacked'; readonly files: readonly ArchivedFile[] }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'archive-limit'; readonly limit: ArchiveLimit }
