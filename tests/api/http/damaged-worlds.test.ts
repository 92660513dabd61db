import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Client } from '@fruit/world/visits/client'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

const HTML = { accept: 'text/html' }
const REPAIR = '/rest/training/damaged-world'

/** A learner with an account, a solved challenge and files, whose world is closed; and the world's folder. */
async function createClosedWorld(): Promise<{ learner: Learner; client: Client; folder: string; shop: string }> {
  const learner = testApp.learner()
  const client = learner.client()
  const solved = await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })
  expect(solved.status).toBe(200)
  await client.post('/rest/training/reset', { what: 'shop' })
  await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })
  const { registry } = testApp.app.backend
  registry.close(learner.id)
  // A visit ends after its response.
  await vi.waitUntil(() => !registry.openWorlds.includes(learner.id), { timeout: 60_000 })
  const folder = join(testApp.dataFolder, 'worlds', learner.id)
  const shop = readdirSync(folder)
    .filter((name) => name.startsWith('shop-'))
    .sort()
    .at(-1)!
  return { learner, client, folder, shop }
}

/** Report lines about a learner's world. */
const reportsOf = ({ id }: Learner) => testApp.reports.filter((line) => line.includes(id))

function overwrite(file: string, from: number, to: number): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, from, to)
  writeFileSync(file, bytes)
}

/** Replaces the first byte of each occurrence of a text with an invalid UTF-8 byte. SQLite does not notice. */
function breakText(file: string, text: string): void {
  const bytes = readFileSync(file)
  let found = 0
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at)) {
    bytes[at] = 0xff
    found++
  }
  expect(found).toBeGreaterThan(0)
  writeFileSync(file, bytes)
}

describe('a world with a damaged shop', () => {
  it('shows its learner an error page, affects no other world, and continues with a new shop and the old progress', async () => {
    const { learner, client, folder, shop } = await createClosedWorld()
    const other = testApp.learner().client()
    overwrite(join(folder, shop, 'shop.db'), 0, 8192)
    const { port } = testApp.app.server.server.address() as AddressInfo
    const { name, value } = learner.cookie
    const socket = io(`http://127.0.0.1:${port}`, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      extraHeaders: { cookie: `${name}=${value}` },
    })
    await new Promise((resolve) => socket.once('disconnect', resolve))
    expect((await other.get('/rest/products/search?q=')).status).toBe(200)

    const page = await client.get('/api/Products', { headers: { ...HTML, cookie: `${name}=${value}; language=de_DE` } })
    expect(page.status).toBe(503)
    expect(page.text).toContain('Neuen Shop öffnen')
    expect(page.text).toContain('<form method="post" action="/rest/training/damaged-world">')
    const { error } = (
      await client.get('/rest/products/search?q=', { headers: { accept: 'application/json' } })
    ).json() as { error: object }
    expect(error).toMatchObject({ name: 'DamagedWorld', status: 503 })
    expect(testApp.app.backend.registry.openWorlds).not.toContain(learner.id)
    expect(reportsOf(learner).filter((line) => line.includes('set aside'))).toEqual([
      expect.stringMatching(
        new RegExp(`worlds/${learner.id}/${shop}/shop\\.db is damaged: .*not a database.*Restore it.* or delete`, 's'),
      ),
    ])

    expect((await client.post(REPAIR)).status).toBe(303)
    const after = await client.get('/rest/products/search?q=')
    expect(after.status).toBe(200)
    expect(await learner.solved()).toContain('loginAdminChallenge')
    expect(statSync(join(folder, 'damaged-1', shop, 'shop.db')).size).toBeGreaterThan(8192)
  })

  it.each(['shop.db', 'vault.db', 'world.key'])('does not treat an empty %s as a new one', async (name) => {
    const { learner, client, folder, shop } = await createClosedWorld()
    const file = join(folder, shop, name)
    writeFileSync(file, '')
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
    // Signing in reads the key and the vault.
    const answers = [
      await client.get('/api/Products'),
      await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' }),
    ]
    expect(answers.at(-1)!.status).toBe(503)
    expect(statSync(file).size).toBe(0)
    expect(reportsOf(learner).at(-1)).toContain(`${shop}/${name} is damaged`)
  })

  it('is set aside when a text in it is not valid UTF-8, which the database driver cannot read', async () => {
    const { learner, client, folder, shop } = await createClosedWorld()
    breakText(join(folder, shop, 'shop.db'), 'Apple Juice')
    expect((await client.get('/rest/products/search?q=')).status).toBe(503)
    expect(reportsOf(learner).at(-1)).toContain('shop.db is damaged: a text in it is no UTF-8')
    expect((await client.post(REPAIR)).status).toBe(303)
    expect((await client.get('/rest/products/search?q=')).status).toBe(200)
  })

  it('opens again when the file is restored', async () => {
    const { client, folder, shop } = await createClosedWorld()
    const file = join(folder, shop, 'shop.db')
    const good = readFileSync(file)
    overwrite(file, 0, 8192)
    expect((await client.get('/api/Products')).status).toBe(503)
    expect((await client.get('/api/Products')).status).toBe(503)
    writeFileSync(file, good)
    expect((await client.get('/api/Products')).status).toBe(200)
    expect((await client.post(REPAIR)).status).toBe(303)
    expect(readdirSync(folder).filter((name) => name.startsWith('damaged'))).toEqual([])
  })

  it('is set aside when the damage is in the middle of the file', async () => {
    const { learner, client, folder, shop } = await createClosedWorld()
    const file = join(folder, shop, 'shop.db')
    overwrite(file, 3 * 4096, statSync(file).size)
    const answers = []
    for (const path of [
      '/api/Feedbacks',
      '/rest/products/search?q=',
      '/api/Quantitys',
      '/rest/memories',
      '/api/Challenges',
    ])
      answers.push((await client.get(path)).status)
    expect(answers.at(-1)).toBe(503)
    expect(reportsOf(learner).filter((line) => line.includes('set aside'))).toHaveLength(1)
    expect((await client.post(REPAIR)).status).toBe(303)
    expect((await client.get('/rest/products/search?q=')).status).toBe(200)
  })

  it('cannot be repaired by a request from another site', async () => {
    const { client, folder, shop } = await createClosedWorld()
    overwrite(join(folder, shop, 'shop.db'), 0, 8192)
    for (const site of ['same-site', 'cross-site'])
      expect((await client.post(REPAIR, {}, { headers: { 'sec-fetch-site': site } })).status).toBe(403)
    expect((await client.get('/api/Products')).status).toBe(503)
  })
})

describe('a world with damaged progress', () => {
  it.each([
    ['is empty', (file: string) => writeFileSync(file, '')],
    ['is not a database', (file: string) => overwrite(file, 0, 8192)],
  ])('that %s keeps its shop and continues without its progress', async (_, damage) => {
    const { learner, client, folder } = await createClosedWorld()
    damage(join(folder, 'progress.db'))
    const page = await client.get('/api/Products', { headers: HTML })
    expect(page.status).toBe(503)
    expect(page.text).toContain('Go on with what can be read')
    expect(reportsOf(learner).at(-1)).toContain('progress.db is damaged')
    expect((await client.post(REPAIR)).status).toBe(303)
    expect((await client.get('/api/Products')).status).toBe(200)
    expect(await learner.solved()).toEqual([])
    expect(readdirSync(join(folder, 'damaged-1'))).toContain('progress.db')
  })

  it('with a text that is not valid UTF-8 keeps its other rows', async () => {
    const { learner, client, folder } = await createClosedWorld()
    // The request that solved a challenge; the solve itself is a row of another table.
    breakText(join(folder, 'progress.db'), '/rest/user/login')
    expect((await client.get('/api/Products')).status).toBe(503)
    expect(reportsOf(learner).at(-1)).toContain('progress.db is damaged: a text in it is no UTF-8')
    expect((await client.post(REPAIR)).status).toBe(303)
    expect(await learner.solved()).toContain('loginAdminChallenge')
  })

  it('keeps the readable rows', async () => {
    const { learner, client, folder } = await createClosedWorld()
    const file = join(folder, 'progress.db')
    const pages = statSync(file).size / 4096
    // The last pages hold the tables created last; the solves come earlier.
    overwrite(file, (pages - 6) * 4096, pages * 4096)
    expect((await client.get('/api/Products')).status).toBe(503)
    expect((await client.post(REPAIR)).status).toBe(303)
    expect(await learner.solved()).toContain('loginAdminChallenge')
  })
})
