// `npm run types`: TypeScript 7 over everything. What it remembers of its last run is kept beside the state of the packages that
// it saw: after an install it begins anew, because it would otherwise report errors that an older package had.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What npm writes at the end of each install, and what it installs by. */
const INSTALLED = ['node_modules/.package-lock.json', 'package-lock.json', 'tsconfig.json']
const CACHE = 'node_modules/.cache/types'

/**
 * The file in which TypeScript remembers a run. Its name follows from what is installed.
 *
 * @param {string} root the project's root folder; a file that lacks there counts as empty
 * @returns {string} a path below the root
 */
export function memoryOfTypes(root) {
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
 * Forgets all runs but those that a file holds.
 *
 * @param {string} root
 * @param {string} memory as `memoryOfTypes` gives it
 */
export function forgetOthers(root, memory) {
  mkdirSync(join(root, CACHE), { recursive: true })
  for (const name of readdirSync(join(root, CACHE)))
    if (join(CACHE, name) !== memory) rmSync(join(root, CACHE, name), { force: true })
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const memory = memoryOfTypes(root)
  forgetOthers(root, memory)
  const compiler = fileURLToPath(import.meta.resolve('typescript-7/package.json')).replace('package.json', 'bin/tsc')
  // Several checkers look at the same types once each: one takes half of their processor time, and on two processors as long.
  const options = ['--project', 'tsconfig.json', '--checkers', '1', '--tsBuildInfoFile', memory, ...argv.slice(2)]
  const { status } = spawnSync(execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' })
  exit(status ?? 1)
}
