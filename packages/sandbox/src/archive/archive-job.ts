export interface ArchiveJob {
  /** Id of the world that owns the job. Jobs of one owner run one after another. */
  readonly owner: string
  /** A ZIP archive. */
  readonly bytes: Uint8Array
  readonly limits?: Partial<ArchiveLimits>
}

export const archiveLimits = {
  deadlineMs: 2000,
  archiveBytes: 1024 * 1024,
  /** Maximum number of entries, including folders. */
  entries: 256,
  /** Maximum size of an unpacked file. */
  fileBytes: 4 * 1024 * 1024,
  /** Maximum size of all unpacked files together. */
  totalBytes: 8 * 1024 * 1024,
  /** Maximum ratio of unpacked to packed size of a file; files below 64 KiB are exempt. */
  ratio: 200,
  /** Maximum number of path segments in an entry's name, including `.` and `..`. */
  depth: 64,
  /** Maximum length of an entry's name. */
  nameBytes: 1024,
}

export type ArchiveLimits = Readonly<typeof archiveLimits>

/** A file from an archive. */
export interface ArchivedFile {
  /** The name in the archive, not resolved as a path. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** The limit of an archive that was reached. */
export type ArchiveLimit = 'deadline' | 'memory' | 'size' | 'entries' | 'ratio' | 'depth' | 'name' | 'busy'

export type ArchiveOutcome =
  /** Its files in their order, without folders. */
  | { readonly kind: 'value'; readonly files: readonly ArchivedFile[] }
  /** It is no archive, is damaged, or contains a link or device. No file is unpacked. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'limit'; readonly limit: ArchiveLimit }

export interface ArchiveRequest {
  readonly bytes: Uint8Array
  readonly limits: ArchiveLimits
}
