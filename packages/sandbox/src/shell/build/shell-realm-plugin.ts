import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const MODULES = fileURLToPath(new URL('../../../../../node_modules', import.meta.url))
const CACHE = join(MODULES, '.cache/shell-realm')
const ID = 'virtual:shell-realm'

/**
 * Provides the program of the shell's realm as the text of one script, which only needs `globalThis.realmHost`.
 *
 * @param isBuild true: the text becomes part of the bundle; false: the bundle reads it from the cache
 */
export function shellRealm({ isBuild }: { readonly isBuild: boolean }): Pick<Plugin, 'name' | 'resolveId' | 'load'> {
  return {
    name: 'fruit:shell-realm',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return null
      const { file, modules } = await bundled()
      if (isBuild)
        // The list of shipped files includes these modules by this metadata, because the bundle contains them as text.
        return {
          code: `export const program = ${JSON.stringify(readFileSync(file, 'utf8'))}`,
          meta: { bundledFiles: modules },
        }
      return `import { readFileSync } from 'node:fs'\nexport const program = readFileSync(${JSON.stringify(file)}, 'utf8')`
    },
  }
}

interface Bundled {
  /** Path of the script. */
  readonly file: string
  /** Paths of the modules in it. */
  readonly modules: readonly string[]
}

/** The bundle, created once per version of its sources. */
async function bundled(): Promise<Bundled> {
  const file = join(CACHE, `${fingerprint()}.js`)
  const list = `${file}.modules.json`
  try {
    const modules = JSON.parse(readFileSync(list, 'utf8')) as string[]
    // Helpers of the bundler, whose ids begin with a null byte, have no path.
    return { file, modules: modules.map((id) => (id.startsWith('\0') ? id : resolve(MODULES, id))) }
  } catch {
    // Not bundled yet.
  }
  const bundle = await rolldown({
    input: join(SOURCES, 'realm/shell.ts'),
    platform: 'browser',
    resolve: { alias: { 'node:zlib': join(SOURCES, 'realm/zlib.ts') } },
  })
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
    const { code, moduleIds: modules } = output[0]
    mkdirSync(CACHE, { recursive: true })
    // Several processes may do the same at once. The list is written last, because it marks the script as complete.
    for (const [path, text] of [
      [file, code],
      // Relative paths, because the folder may be moved or copied.
      [list, JSON.stringify(modules.map((id) => (isAbsolute(id) ? relative(MODULES, id) : id)))],
    ] as const) {
      const draft = `${path}.${process.pid}`
      writeFileSync(draft, text)
      renameSync(draft, path)
    }
    return { file, modules }
  } finally {
    await bundle.close()
  }
}

/** A hash of all inputs of the bundle. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const realm = join(SOURCES, 'realm')
  const files = readdirSync(realm)
    .sort()
    .map((name) => join(realm, name))
  const packages = ['just-bash', 'rolldown'].map((name) => join(MODULES, name, 'package.json'))
  for (const file of [...files, fileURLToPath(import.meta.url), ...packages])
    hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
