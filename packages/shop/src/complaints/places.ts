/**
 * The files and folders of a disk: no path can be both, and no file can contain others. It enforces while unpacking an
 * archive what a real disk would refuse.
 */
export class FileTreeGuard {
  readonly #files: Set<string>
  /** The same paths in order, so that the files of a folder are neighbours. */
  readonly #sorted: string[]

  /** @param files absolute paths of the existing files */
  constructor(files: Iterable<string>) {
    this.#files = new Set(files)
    this.#sorted = [...this.#files].sort()
  }

  /**
   * Reserves a path for a new or replaced file.
   *
   * @param path absolute and normalized
   * @returns false where a file is impossible: the path is a folder or below a file
   */
  reserve(path: string): boolean {
    if (path === '/' || this.#isFolder(path) || foldersOf(path).some((folder) => this.#files.has(folder))) return false
    if (!this.#files.has(path)) this.#sorted.splice(this.#firstFrom(path), 0, path)
    this.#files.add(path)
    return true
  }

  #isFolder(path: string): boolean {
    return this.#sorted[this.#firstFrom(`${path}/`)]?.startsWith(`${path}/`) ?? false
  }

  /** Index of the first path that is not before this one. */
  #firstFrom(path: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#sorted[middle]! < path) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The parent folders of a path, without the root. */
function foldersOf(path: string): string[] {
  const folders: string[] = []
  for (let slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1))
    folders.push(path.slice(0, slash))
  return folders
}
