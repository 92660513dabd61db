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

/** Notes the name of each file that a process reads at once, as it reads code. */
const NOTES = (list: string) => `
const fs = require('node:fs')
const read = fs.readFileSync
fs.readFileSync = (file, ...options) => {
  fs.appendFileSync(${JSON.stringify(list)}, String(file) + '\\n')
  return read(file, ...options)
}`

/** Names of all files of the build that a server reads until it has answered. */
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

it('a start without a class loads nothing of classes, and one with a class does', async () => {
  const ofClasses = (names: readonly string[]) => names.filter((name) => /class|console|platform|trainer/i.test(name))
  const plain = await loadedBy([])
  expect(plain).toContain('server.cjs')
  expect(ofClasses(plain)).toEqual([])
  expect(ofClasses(await loadedBy(['--class'])).length).toBeGreaterThan(0)
})
