/** Paths of import statements. Matches in comments and strings are harmless: they only add sources. */
const IMPORT = /\bimport\b[^;]{0,300}?["']([^"'\n]+)["']/g

/** Whether a source imports from a package. */
export function namesLibrary(source: string): boolean {
  return importsOf(source).some((path) => path.startsWith('@'))
}

/**
 * Collects a file with all of its direct and indirect imports, by the names that the compiler resolves. Missing files
 * are left out: the compiler reports them at their line.
 *
 * @param name of the file
 * @param library sources by import name
 */
export function importedSources(
  name: string,
  source: string,
  library: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = new Map([[name, source]])
  // The map grows during the iteration.
  for (const [importer, text] of found)
    for (const path of importsOf(text)) {
      const imported = resolved(path, importer)
      if (!found.has(imported) && Object.hasOwn(library, imported)) found.set(imported, library[imported]!)
    }
  return Object.fromEntries(found)
}

function importsOf(source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].map(([, path]) => path!)
}

/** Resolves the path of an import; paths that begin with a dot are relative to the importer's folder. */
function resolved(path: string, importer: string): string {
  if (!/^\.{1,2}\//.test(path)) return path
  const folders = importer.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') folders.pop()
    else if (part !== '.') folders.push(part)
  }
  return folders.join('/')
}
