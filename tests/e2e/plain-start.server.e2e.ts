import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startShop } from './support/shop.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-loaded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Script that records the name of each file that a process reads with `readFileSync`, as `require` does. */
const NOTES = (list: string) => `
const fs = require('node:fs')
const read = fs.readFileSync
fs.readFileSync = (file, ...options) => {
  fs.appendFileSync(${JSON.stringify(list)}, String(file) + '\\n')
  return read(file, ...options)
}`

/** Paths of all build files that a server reads before its first response, relative to `dist`. */
async function loadedBy(options: readonly string[]): Promise<string[]> {
  const list = join(folder, `loaded${options.join('')}.txt`)
  const notes = join(folder, 'notes.cjs')
  writeFileSync(notes, NOTES(list))
  const shop = await startShop({ options, env: { NODE_OPTIONS: `--require=${notes}` } })
  await (await fetch(`${shop.url}/rest/products/search?q=`)).arrayBuffer()
  await shop.stop()
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((file) => file.includes('/server/dist/'))
    .map((file) => file.replace(/^.*\/dist\//, ''))
}

it('a start without --class loads no code for classes', async () => {
  const ofClasses = (names: readonly string[]) => names.filter((name) => /class|console|platform|trainer/i.test(name))
  const plain = await loadedBy([])
  expect(plain).toContain('server.cjs')
  expect(ofClasses(plain)).toEqual([])
  expect(ofClasses(await loadedBy(['--class'])).length).toBeGreaterThan(0)
})
