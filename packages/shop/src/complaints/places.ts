/**
 * The files and folders of a disk: no path can be both, and no file can contain others. It enforces while unpacking an
 * archive what a real disk would refuse.
 */
export class FileTreeGuard {
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>(['/'])

  /** @param files absolute paths of the existing files */
  constructor(files: Iterable<string>) {
    for (const path of files) this.#add(path)
  }

  /**
   * Reserves a path for a new or replaced file.
   *
   * @param path absolute and normalized
   * @returns false where a file is impossible: the path is a folder or below a file
   */
  reserve(path: string): boolean {
    if (this.#folders.has(path) || foldersOf(path).some((folder) => this.#files.has(folder))) return false
    this.#add(path)
    return true
  }

  #add(path: string): void {
    this.#files.add(path)
    for (const folder of foldersOf(path)) this.#folders.add(folder)
  }
}

/** The parent folders of a path, without the root. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash))
  return folders
}
