import { strToU8, zipSync } from 'fflate'

/** Contents of an archive by file name; names are stored unchanged. */
export type PackedFiles = Readonly<Record<string, string>>

/**
 * Builds a ZIP archive with any file names; the same bytes for the same files.
 *
 * @param isDeflated whether files are compressed
 */
export function zipArchive(files: PackedFiles, isDeflated = true): Uint8Array<ArrayBuffer> {
  const contents = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)]))
  // ZIP stores local times, from 1980 on.
  return zipSync(contents, { level: isDeflated ? 6 : 0, mtime: new Date(1980, 0, 1) })
}
