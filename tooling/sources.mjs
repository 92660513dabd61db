import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Written at the end of a complete build. Contains the state of the sources that were built. */
export const stampFile = join(root, 'apps/server/dist/.built')

/** The built server. */
export const serverProgram = join(root, 'apps/server/dist/main.cjs')

/**
 * Compiled code of the built server, per version of Node.js, which loads it from there (apps/server/src/startup/loader). It
 * belongs to one build in one folder.
 */
export const COMPILED = 'apps/server/dist/compiled'

/**
 * Folder with the compiled code for this version of Node.js.
 *
 * @param {string} folder
 * @returns {string}
 */
export function compiledFolder(folder) {
  return join(folder, COMPILED, `${process.version}-${process.arch}`)
}

const PLACES = ['packages', 'apps/server', 'apps/web', 'apps/console', 'tooling', 'package-lock.json', 'package.json']
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache', 'art'])

/**
 * The state of all sources of a build: number of files, and time of the latest change. The version of Node.js does not
 * matter, because the build runs on all of them.
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
 * Whether the build matches the sources.
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
 * Flags of Node.js for the server: a small young generation. Otherwise the heap of a busy server grows by half, for a
 * few per cent of speed.
 */
export const serverFlags = ['--max-semi-space-size=4']

/** Timeout of the start that compiles, in milliseconds. */
const COMPILE_TIMEOUT_MS = 60_000
/** Environment variables that a process needs to run. */
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT', 'NODE_OPTIONS']

/**
 * Starts the built server once, with temporary data, so that it stores the code that V8 compiled. If the folder is not
 * writable, servers compile at each start.
 *
 * @param {readonly string[]} flags of the later server: V8 only accepts code that was compiled with the same flags
 * @param {string} folder of the project or of an unpacked release
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
      timeout: COMPILE_TIMEOUT_MS,
    })
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
