import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import * as modules from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SOURCES = pathToFileURL(join(import.meta.dirname, '../tools/sources.mjs')).href

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-compiled-'))
  writeFileSync(join(folder, 'program.mjs'), `console.log(${JSON.stringify('x'.repeat(5000))}.length)`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program as `npm start` runs the server; gives what it printed. */
function run(kept: string): string {
  const program = pathToFileURL(join(folder, 'program.mjs')).href
  const code = `import { keepCompiled } from '${SOURCES}'; keepCompiled(${JSON.stringify(kept)}); await import('${program}')`
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
}

test('what a start compiles is kept where Node can do so, and the next start runs the same', () => {
  const kept = join(folder, 'compiled')
  expect(run(kept)).toBe('5000\n')
  expect(existsSync(kept)).toBe('enableCompileCache' in modules)
  expect(run(kept)).toBe('5000\n')
})

test('a folder that nothing can be written to keeps no server from starting', () => {
  expect(run(join(folder, 'program.mjs', 'below a file'))).toBe('5000\n')
})
