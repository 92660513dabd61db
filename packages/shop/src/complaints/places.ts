/**
 * Which paths of a disk are files, and which are folders: no path can be both, and nothing lies below a file. It stands
 * for what a disk itself refuses to whoever unpacks an archive.
 */
export class Places {
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>(['/'])

  /** @param files absolute paths of those that are there */
  constructor(files: Iterable<string>) {
    for (const path of files) this.#add(path)
  }

  /**
   * Takes a place for a file, be it new or in place of another file.
   *
   * @param path absolute, with nothing left to be resolved
   * @returns false where a file cannot be: it is a folder, or would lie below a file
   */
  take(path: string): boolean {
    if (this.#folders.has(path) || foldersOf(path).some((folder) => this.#files.has(folder))) return false
    this.#add(path)
    return true
  }

  #add(path: string): void {
    this.#files.add(path)
    for (const folder of foldersOf(path)) this.#folders.add(folder)
  }
}

/** The folders that a path goes through, without the root. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash))
  return folders
}
