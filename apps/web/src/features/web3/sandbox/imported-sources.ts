/** What follows the word `import`, up to the semicolon; comments and texts that look like one do no harm. */
const IMPORT = /\bimport\b[^;]{0,300}?["']([^"'\n]+)["']/g

/** Whether a source imports something from a package. */
export function namesLibrary(source: string): boolean {
  return importsOf(source).some((path) => path.startsWith('@'))
}

/**
 * A file with everything that it imports, and what that imports in turn, by the names that the compiler looks for. What there
 * is not is left out: the compiler says so, at its line.
 *
 * @param name of the file
 * @param library sources by the name under which they are imported
 */
export function importedSources(
  name: string,
  source: string,
  library: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const found = new Map([[name, source]])
  // The list grows while it is gone through.
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

/** The name of an imported file: paths that begin with a dot are seen from the importer's folder. */
function resolved(path: string, importer: string): string {
  if (!/^\.{1,2}\//.test(path)) return path
  const folders = importer.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') folders.pop()
    else if (part !== '.') folders.push(part)
  }
  return folders.join('/')
}
