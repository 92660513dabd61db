import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startShop } from './support/shop.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-loaded-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Notes the address of each module that a process loads. */
const HOOKS = (list: string) => `
import { appendFileSync } from 'node:fs'
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + '\\n')
  return next(url, context)
}`

/** Names of all modules of ours that a server loads until it has answered. */
async function loadedBy(options: readonly string[]): Promise<string[]> {
  const list = join(folder, `loaded${options.join('')}.txt`)
  writeFileSync(join(folder, 'hooks.mjs'), HOOKS(list))
  const register = join(folder, 'register.mjs')
  writeFileSync(
    register,
    `import { register } from 'node:module'\nregister(${JSON.stringify(pathToFileURL(join(folder, 'hooks.mjs')).href)})\n`,
  )
  const shop = await startShop({ options, env: { NODE_OPTIONS: `--import=${pathToFileURL(register).href}` } })
  await (await fetch(`${shop.url}/rest/products/search?q=`)).arrayBuffer()
  await shop.stop()
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((url) => url.includes('/dist/'))
    .map((url) => url.replace(/^.*\/dist\//, ''))
}

it('a start without a class loads nothing of classes, and one with a class does', async () => {
  const ofClasses = (names: readonly string[]) => names.filter((name) => /class|console|platform|trainer/i.test(name))
  const plain = await loadedBy([])
  expect(plain).toContain('main.js')
  expect(ofClasses(plain)).toEqual([])
  expect(ofClasses(await loadedBy(['--class'])).length).toBeGreaterThan(0)
})
