import { readdirSync, readFileSync, statSync } from 'node:fs'
import * as modules from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Written by the build when it is complete; holds the state of the sources that were built. */
export const stampFile = join(root, 'apps/server/dist/.built')

/** Where `npm start` keeps what Node compiled. It belongs to one build: the next one removes it. */
export const compiledFolder = join(root, 'apps/server/.cache/compiled')

const PLACES = ['packages', 'apps/server', 'apps/web', 'apps/console', 'tools', 'package-lock.json', 'package.json']
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache', 'art'])

/**
 * The state of everything that a build depends on: how many files, and when the latest was changed. Which version of Node
 * builds makes no difference: what is built runs on all of them.
 *
 * @returns {string}
 */
export function sourceState() {
  let files = 0
  let latest = 0
  const walk = (/** @type {string} */ path) => {
    const status = statSync(path)
    if (!status.isDirectory()) {
      files++
      latest = Math.max(latest, status.mtimeMs)
      return
    }
    for (const name of readdirSync(path)) if (!LEFT_OUT.has(name)) walk(join(path, name))
  }
  for (const place of PLACES) walk(join(root, place))
  return `${files} files, latest of ${latest}`
}

/**
 * Whether what was built is what the sources say.
 *
 * @returns {boolean}
 */
export function upToDate() {
  try {
    return readFileSync(stampFile, 'utf8') === sourceState()
  } catch {
    return false
  }
}

/**
 * How Node runs the server: a small nursery for young objects. Without it the heap of a busy server grows by half for a
 * few per cent of speed.
 */
export const serverFlags = ['--max-semi-space-size=4']

/**
 * Lets this process take compiled code from a folder, and leave there what it compiles itself, when it ends. Node 20 has nothing of
 * the kind; a folder that cannot be written is done without.
 *
 * @param {string} folder
 */
export function keepCompiled(folder) {
  const { enableCompileCache } = /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
    /** @type {unknown} */ (modules)
  )
  enableCompileCache?.(folder)
}
