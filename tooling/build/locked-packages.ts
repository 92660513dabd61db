/** An entry of `packages` in a lock file of npm. */
export interface LockedPackage {
  readonly version: string
  /** The package's own name, where it is installed under another one. */
  readonly name?: string
  /** SPDX expression; absent where the package has none or an old form of it. */
  readonly license?: string
  /** `sha512-` and the hash in Base64. */
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * The part of a lock file that some libraries need: the libraries and their dependencies, resolved like Node.js does.
 *
 * @param packages of the lock file, by paths such as `node_modules/ms`
 * @param names of the top-level libraries
 * @throws Error for a name that the lock file does not have
 */
export function reachedPackages<Locked extends LockedPackage>(
  packages: Readonly<Record<string, Locked>>,
  names: readonly string[],
): Record<string, Locked> {
  const reached: Record<string, Locked> = {}
  const visit = (path: string) => {
    if (reached[path]) return
    const locked = packages[path]!
    reached[path] = locked
    for (const name of Object.keys(locked.dependencies ?? {})) visit(required(name, path))
    for (const name of Object.keys(locked.optionalDependencies ?? {})) {
      const found = pathOf(name, path)
      if (found) visit(found)
    }
  }
  const required = (name: string, from: string) => {
    const path = pathOf(name, from)
    if (path === null) throw new Error(`package-lock.json has no ${name}, which ${from || 'the server'} needs.`)
    return path
  }
  const pathOf = (name: string, from: string) => lockedPath(packages, name, from)
  for (const name of names) visit(required(name, ''))
  return Object.fromEntries(Object.entries(reached).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The path of a library in a lock file, resolved like Node.js does; null if it is missing.
 *
 * @param from path of the package that imports it, such as `packages/shop`; empty for the project
 */
export function lockedPath(packages: Readonly<Record<string, unknown>>, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
