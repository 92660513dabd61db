// `npm run types`: checks all types with TypeScript 7. The incremental state of a run is keyed by the installed
// packages: after an install, a full check runs, because stale state would report errors of the old packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * npm writes the first file at the end of each install. The others determine what is installed and how it is compiled.
 */
const INSTALLED = ['node_modules/.package-lock.json', 'package-lock.json', 'tsconfig.json']
const CACHE = 'node_modules/.cache/types'

/**
 * Path of the incremental state. Its name is a hash of the installed packages.
 *
 * @param {string} root the project's root folder; a missing file counts as empty
 * @returns {string} a path below the root
 */
export function typeStateFile(root) {
  const hash = createHash('sha256')
  for (const name of INSTALLED) {
    try {
      hash.update(readFileSync(join(root, name)))
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
    }
    hash.update('\0')
  }
  return join(CACHE, `${hash.digest('hex').slice(0, 16)}.tsbuildinfo`)
}

/**
 * Deletes all incremental states except one.
 *
 * @param {string} root
 * @param {string} memory as `memoryOfTypes` returns it
 */
export function deleteOtherStates(root, memory) {
  mkdirSync(join(root, CACHE), { recursive: true })
  for (const name of readdirSync(join(root, CACHE)))
    if (join(CACHE, name) !== memory) rmSync(join(root, CACHE, name), { force: true })
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const memory = typeStateFile(root)
  deleteOtherStates(root, memory)
  const compiler = fileURLToPath(import.meta.resolve('typescript-7/package.json')).replace('package.json', 'bin/tsc')
  // Several checkers would check shared types several times: one checker takes half of their processor time and, on two
  // processors, no longer.
  const options = ['--project', 'tsconfig.json', '--checkers', '1', '--tsBuildInfoFile', memory, ...argv.slice(2)]
  const { status } = spawnSync(execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' })
  exit(status ?? 1)
}
