import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterAll, expect, it, vi } from 'vitest'
import { ShopProcess } from './shop-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'fruit-dev-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const begun = join(folder, 'begun')
/** A fake shop: it opens at once, but never after a change of `stuck.ts`. */
const runner = join(folder, 'runner.mjs')
writeFileSync(
  runner,
  `import { writeFileSync } from 'node:fs'
process.on('message', ({ changed }) => {
  if (changed.includes('stuck.ts')) writeFileSync(${JSON.stringify(begun)}, '')
  else process.send({ opened: { line: changed.join() || 'as it is', host: 'localhost', port: 1, behind: {} } })
})`,
)

it('replaces the shop after each change, also during a start', async () => {
  const shop = new ShopProcess({} as ViteDevServer, [], process.env, runner)
  try {
    expect(await shop.opened).toMatchObject({ line: 'as it is' })
    expect(await shop.restart(['basket.ts'])).toMatchObject({ line: 'basket.ts' })
    const stuck = shop.restart(['stuck.ts'])
    await vi.waitFor(() => expect(existsSync(begun)).toBe(true), { timeout: 60_000 })
    // A new process loads all changed sources.
    expect(await shop.restart(['orders.ts'])).toMatchObject({ line: 'as it is' })
    expect(await stuck).toMatchObject({ line: 'as it is' })
  } finally {
    await shop.stop()
  }
})
