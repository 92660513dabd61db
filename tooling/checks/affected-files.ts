import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const MODULE = /\.(?:ts|tsx|mjs)$/
/** Reference to the module of a worker. */
const WORKER = /new URL\('(\.[^']+)', import\.meta\.url\)/g
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g

/** The files that import a file. Paths are relative to the project's root. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Reads all imports: static and dynamic ones (also of texts and pictures), `import.meta.glob`, and workers.
 *
 * @param root folder of the project
 * @param files every file of the project, relative to the root
 */
export function readImporters(root: string, files: readonly string[]): Importers {
  const importers = new Map<string, Set<string>>()
  const add = (imported: string, importer: string) => {
    const known = importers.get(imported) ?? new Set()
    importers.set(imported, known.add(importer))
  }
  for (const importer of files.filter((file) => MODULE.test(file) && existsSync(join(root, file)))) {
    const text = readFileSync(join(root, importer), 'utf8')
    const imports = ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''))
    const workers = [...text.matchAll(WORKER)].map(([, name = '']) => name)
    for (const name of [...imports, ...workers]) {
      const imported = resolveImport(root, importer, name)
      if (imported) add(imported, importer)
    }
    for (const [, patterns = ''] of text.matchAll(GLOB)) {
      const expressions = [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) =>
        globExpression(relative(root, resolve(root, dirname(importer), pattern))),
      )
      for (const file of files) if (expressions.some((expression) => expression.test(file))) add(file, importer)
    }
  }
  return importers
}

function resolveImport(root: string, importer: string, name: string): string | null {
  const [, folder, path] = /^@fruit\/([^/]+)\/(.+)$/.exec(name) ?? []
  if (path) return `packages/${folder}/src/${path}.ts`
  return name.startsWith('.') ? relative(root, resolve(root, dirname(importer), name)) : null
}

/** A pattern of `import.meta.glob` as a regular expression: `*`, `**` and `{a,b}`. */
function globExpression(pattern: string): RegExp {
  const source = pattern.replace(/\*\*\/|[*{},]|[^\w/]/g, (sign) => {
    const meaning: Record<string, string> = { '**/': '(?:.+/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|' }
    return meaning[sign] ?? `\\${sign}`
  })
  return new RegExp(`^${source}$`)
}

/** All files that changes affect: the changed ones, their importers, and so on. */
export function affectedFiles(changed: readonly string[], importers: Importers): ReadonlySet<string> {
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}
