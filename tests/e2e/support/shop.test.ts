import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop } from './shop.ts'

/** A fake server that accepts the command line of the shop, and responds with the way it was started. */
const SERVER = `
import { readFileSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
const option = (name) => process.argv[process.argv.indexOf(name) + 1]
console.log('looking for fruit')
if (process.env.FAIL) { console.error('no fruit today'); process.exit(3) }
if (process.env.STUBBORN) process.on('SIGTERM', () => {})
mkdirSync(option('--data'))
let asked = 0
const server = createServer((request, response) => {
  if (process.env.MUTE) return
  asked += 1
  response.statusCode = request.url === '/rest/admin/application-version' && asked < 3 ? 503 : 200
  response.end(JSON.stringify({
    pid: process.pid, asked, env: process.env, arguments: process.argv.slice(2),
    config: JSON.parse(readFileSync(option('--config'), 'utf8')),
  }))
})
server.listen(Number(process.env.PORT), process.env.HOST)
`

describe('startShop', () => {
  let folder: string
  let entry: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fruit-shop-test-'))
    entry = join(folder, 'main.mjs')
    await writeFile(entry, SERVER)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  const ask = async (url: string) => (await fetch(url)).json()

  it('resolves when the shop answers, not when its process has started', async () => {
    const shop = await startShop({ entry })
    expect((await ask(shop.url)).asked).toBeGreaterThan(3)
    await shop.stop()
  })

  it('passes settings, options and environment, and nothing else of the test environment', async () => {
    process.env.NODE_ENV_OF_TESTS = 'leaks'
    const shop = await startShop({
      entry,
      env: { CTF_KEY: 'ripe' },
      config: { application: { name: 'Cellar' } },
      options: ['--class'],
    })
    delete process.env.NODE_ENV_OF_TESTS
    const { env, config, arguments: given } = await ask(shop.url)
    expect(config).toEqual({ application: { name: 'Cellar', welcomeBanner: { showOnFirstStart: false } } })
    expect(given).toContain('--class')
    expect(env).toMatchObject({ CTF_KEY: 'ripe', HOST: '127.0.0.1' })
    expect(env).not.toHaveProperty('NODE_ENV')
    expect(env).not.toHaveProperty('NODE_ENV_OF_TESTS')
    await shop.stop()
  })

  it('uses a port and a data folder of its own for each shop', async () => {
    const shops = await Promise.all([startShop({ entry }), startShop({ entry })])
    expect(shops[0].url).not.toBe(shops[1].url)
    expect(shops[0].dataFolder).not.toBe(shops[1].dataFolder)
    await Promise.all(shops.map((shop) => shop.stop()))
  })

  it.each([
    ['willing', {}],
    ['stubborn', { STUBBORN: '1' }],
  ])('stops the process and removes its data, if it is %s', async (_kind, env) => {
    const shop = await startShop({ entry, env })
    const { pid } = await ask(shop.url)
    expect(isAlive(pid)).toBe(true)
    expect(existsSync(shop.dataFolder)).toBe(true)
    await shop.stop()
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(shop.dataFolder)).toBe(false)
    await shop.stop()
  })

  it('reports the output of a server that ends early', async () => {
    await expect(startShop({ entry, env: { FAIL: '1' } })).rejects.toThrow(
      /ended with code 3[\s\S]*looking for fruit[\s\S]*no fruit today/,
    )
  })

  it('reports the output of a server that does not answer in time', async () => {
    // Ten times the duration of a start on this machine: by then the server has printed.
    const started = performance.now()
    await (await startShop({ entry })).stop()
    const patience = Math.max(3000, Math.ceil(10 * (performance.now() - started)))
    await expect(startShop({ entry, env: { MUTE: '1' }, timeoutMs: patience })).rejects.toThrow(
      new RegExp(`did not open http[\\s\\S]*within ${patience} ms[\\s\\S]*looking for fruit`),
    )
  })

  it('says how to build the server if it is not built', async () => {
    await expect(startShop({ entry: join(folder, 'nothing.js') })).rejects.toThrow('npm run build')
  })
})
