import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Written by the build when it is complete; holds the state of the sources that were built. */
export const stampFile = join(root, 'apps/server/dist/.built')

/** The built server. */
export const serverProgram = join(root, 'apps/server/dist/main.cjs')

/**
 * What was compiled of the built server by each version of Node, which looks there for it (apps/server/src/loader). It belongs to
 * one build at one place.
 */
export const COMPILED = 'apps/server/dist/compiled'

/**
 * What this version of Node compiled.
 *
 * @param {string} folder
 * @returns {string}
 */
export function compiledFolder(folder) {
  return join(folder, COMPILED, `${process.version}-${process.arch}`)
}

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

/** A start that does not come to its end is given up after so many milliseconds. */
const COMPILE_MS = 60_000
/** Of the surroundings, what a process needs to run. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'NODE_OPTIONS']

/**
 * Starts the built server once, on data of its own, so that it leaves what V8 compiled of it. Where nothing can be written,
 * servers compile at each start.
 *
 * @param {readonly string[]} flags with which the server is going to run: V8 takes what was compiled with the same ones
 * @param {string} folder of the project, or of what was packed of it
 */
export function compileServer(flags, folder) {
  try {
    mkdirSync(compiledFolder(folder), { recursive: true })
  } catch {
    return
  }
  const data = mkdtempSync(join(tmpdir(), 'fruit-compile-'))
  try {
    spawnSync(process.execPath, [...flags, join(folder, 'apps/server/dist/compile.cjs'), '--data', data], {
      cwd: folder,
      env: {
        ...Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
        ...{ EXIT_ON_READY: 'true', HOST: '127.0.0.1', PORT: '0', IDP_PORT: '0' },
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: COMPILE_MS,
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
