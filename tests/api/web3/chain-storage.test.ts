import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import type { Client } from '@fruit/world/visits/client'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { FailingDisk } from '../../support/failing-disk.ts'
import { testCatalogue } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let folder: string
let disk: FailingDisk
let shop: TestApp
let origin: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-chain-'))
  disk = new FailingDisk(folder)
  const limits = { socketsPerWorld: 2, messagesPerSecond: 30 }
  shop = await openTestApp({ dataFolder: folder, disk, catalogue: testCatalogue(), server: { limits } })
  await shop.app.server.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

interface RpcAnswer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
const ask = (client: Client, method: string, ...params: unknown[]) => client.post(RPC_PATH, call(method, ...params))
const give = (client: Client, walletAddress: string) => client.post('/rest/web3/ether', { walletAddress })
const accountOf = (number: number) => `0x${number.toString(16).padStart(40, 'a')}`

async function balanceOf(client: Client, address: string): Promise<bigint> {
  return BigInt((await ask(client, 'eth_getBalance', address, 'latest')).json().result)
}

/** Path of the chain file of a learner's world, which is closed first. */
function chainFileOf({ id }: Learner): string {
  shop.app.backend.registry.close(id)
  const world = join(folder, 'worlds', id)
  const newest = readdirSync(world).filter((name) => name.startsWith('shop-'))
  return join(world, newest.sort().at(-1)!, 'chain.db')
}

/** Replaces the first byte of a text with an invalid UTF-8 byte. SQLite does not notice; the driver would end the process. */
function breakText(file: string, text: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xff, bytes.indexOf(text), bytes.indexOf(text) + 1)
  writeFileSync(file, bytes)
}

/** A learner whose chain contains a payment. */
async function createHolder() {
  const learner = shop.learner()
  const client = learner.client()
  expect((await give(client, accountOf(1))).status).toBe(200)
  return { learner, client }
}

/** A WebSocket connection to a chain. `opened` is `open`, a status or an error. */
function connection(path: string, headers: Record<string, string> = {}, options: ClientOptions = {}) {
  const socket = new WebSocket(origin.replace('http', 'ws') + path, { headers, ...options })
  const opened = new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open'))
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)))
    socket.once('error', (error) => resolve(error.message))
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  return { socket, opened, closed }
}

const cookieOf = ({ cookie: { name, value } }: Learner) => ({ cookie: `${name}=${value}` })

describe('a disk that is full at a write of a chain', () => {
  it('fails that call with an error, loses no acknowledged write and recovers', async () => {
    let failures = 0
    for (let n = 1; n < 20; n++) {
      const learner = shop.learner()
      const client = learner.client()
      disk.failAt('chain', n)
      const first = await ask(client, 'eth_blockNumber')
      const gifts = [await give(client, accountOf(1)), await give(client, accountOf(2))]
      if (!disk.hasFailed()) break
      failures++
      const { result, error } = first.json() as RpcAnswer
      if (!error) expect(result).toBe('0x0')
      else expect(error).toEqual({ code: -32000, message: expect.stringContaining('disk of this server is full') })
      for (const { status } of gifts) expect([200, 507]).toContain(status)
      expect(first.status === 200 && gifts.every(({ status }) => status === 200) && !error).toBe(false)
      for (const [index, { status }] of gifts.entries()) {
        const account = accountOf(index + 1)
        if (status === 200) shop.app.backend.registry.close(learner.id)
        else expect((await give(client, account)).status).toBe(200)
        expect(await balanceOf(client, account)).toBe(10n ** 19n)
      }
      expect((await ask(client, 'eth_blockNumber')).json().result).toBe('0x2')
    }
    expect(failures).toBeGreaterThan(5)
  })
})

describe('a world whose chain file is damaged', () => {
  it.each([
    ['is not a database', (file: string) => writeFileSync(file, Buffer.alloc(8192, 0xa5))],
    ['is empty', (file: string) => writeFileSync(file, '')],
    [
      'is damaged in the middle',
      (file: string) => {
        const bytes = readFileSync(file)
        writeFileSync(file, bytes.fill(0xa5, 4096))
      },
    ],
    ['holds a text that is not UTF-8', (file: string) => breakText(file, 'gasUsed')],
    [
      // A large file is checked in steps.
      'is large and holds a text that is not UTF-8',
      (file: string) => {
        const database = new Database(file)
        database.exec(`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 20000)
          INSERT INTO Placed SELECT 'address ' || x, hex(zeroblob(50)) FROM n`)
        database.close()
        breakText(file, 'address 19999')
      },
    ],
  ])('that %s is set aside and continues with a new shop', async (_, damage) => {
    const { learner, client } = await createHolder()
    const address = (await client.get(RPC_PATH)).json().address
    const file = chainFileOf(learner)
    damage(file)
    // The shop opens without the chain.
    expect((await client.get('/rest/products/search?q=')).status).toBe(200)
    const { error } = (await ask(client, 'eth_blockNumber')).json() as RpcAnswer
    expect(error).toEqual({ code: -32000, message: expect.stringContaining('A file of your shop is damaged') })

    const page = await client.get('/wallet-web3', { headers: { accept: 'text/html' } })
    expect(page.status).toBe(503)
    expect(page.text).toContain('<form method="post" action="/rest/training/damaged-world">')
    for (const path of [RPC_PATH, address]) {
      const refused = await client.post(path, call('eth_blockNumber'))
      expect([refused.status, refused.json().error.message]).toEqual([
        503,
        expect.stringContaining('A file of your shop is damaged'),
      ])
    }
    expect(await connection(address).opened).toBe('503')
    const byCookie = connection(RPC_PATH, cookieOf(learner))
    byCookie.socket.once('open', () => byCookie.socket.send(JSON.stringify(call('eth_blockNumber'))))
    expect(await byCookie.closed).toBe(1013)
    const lines = shop.reports.filter((line) => line.includes(learner.id))
    expect(lines).toEqual([
      expect.stringMatching(/chain\.db is damaged: .*Restore it.* or delete the folder of this shop/s),
    ])

    expect((await client.post('/rest/training/damaged-world')).status).toBe(303)
    expect(await balanceOf(client, accountOf(1))).toBe(0n)
    expect((await give(client, accountOf(1))).status).toBe(200)
    expect((await shop.learner().client().get('/rest/products/search?q=')).status).toBe(200)
  })
})

describe('a reset of the shop', () => {
  it('creates a new chain at another address, and an undo restores the old one', async () => {
    const { client } = await createHolder()
    const old = (await client.get(RPC_PATH)).json().address
    const live = connection(old)
    expect(await live.opened).toBe('open')
    live.socket.send(JSON.stringify(call('eth_subscribe', 'newHeads')))
    await new Promise((resolve) => live.socket.once('message', resolve))
    expect((await client.post('/rest/training/reset', { what: 'shop' })).status).toBe(200)
    expect(await live.closed).toBe(1012)
    expect(await balanceOf(client, accountOf(1))).toBe(0n)
    expect((await ask(client, 'eth_blockNumber')).json().result).toBe('0x0')
    expect((await client.get(RPC_PATH)).json().address).not.toBe(old)
    expect((await client.post(old, call('eth_blockNumber'))).status).toBe(404)
    expect((await give(client, accountOf(2))).status).toBe(200)

    expect((await client.post('/rest/training/undo')).status).toBe(200)
    expect([await balanceOf(client, accountOf(1)), await balanceOf(client, accountOf(2))]).toEqual([10n ** 19n, 0n])
    expect((await client.post(old, call('eth_blockNumber'))).json().result).toBe('0x1')
  })
})

describe('the WebSocket of a chain', () => {
  it('accepts the cookie from pages of the shop and from programs, and the secret address from anywhere', async () => {
    const learner = shop.learner()
    const cookie = cookieOf(learner)
    const address = (await learner.client().get(RPC_PATH)).json().address
    const outcome = async (path: string, headers: Record<string, string>) => {
      const { socket, opened } = connection(path, headers)
      const how = await opened
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.terminate()
      if (how === 'open') await closed
      return how
    }
    expect(await outcome(RPC_PATH, { ...cookie, origin })).toBe('open')
    expect(await outcome(RPC_PATH, cookie)).toBe('open')
    expect(await outcome(RPC_PATH, { ...cookie, origin: 'http://attacker.test' })).toBe('403')
    // Browsers send the cookie to other ports of the same host as well.
    expect(await outcome(RPC_PATH, { ...cookie, origin: 'http://127.0.0.1:1' })).toBe('403')
    expect(await outcome(RPC_PATH, { ...cookie, origin, 'sec-fetch-site': 'cross-site' })).toBe('403')
    expect(await outcome(RPC_PATH, { origin: 'null', ...cookie })).toBe('403')
    expect(await outcome(RPC_PATH, {})).toBe('404')
    expect(await outcome(address, { origin: 'http://attacker.test' })).toBe('open')
    expect(await outcome(`${address.slice(0, -1)}x`, {})).toBe('404')
  })

  it('counts as a socket of its world and is closed when it sends too much', async () => {
    const [learner, other] = [shop.learner(), shop.learner()]
    const address = (await learner.client().get(RPC_PATH)).json().address
    const [first, second] = [connection(address), connection(RPC_PATH, cookieOf(learner))]
    expect([await first.opened, await second.opened]).toEqual(['open', 'open'])
    expect(await connection(address).closed).toBe(1013)
    const others = connection(RPC_PATH, cookieOf(other))
    expect(await others.opened).toBe('open')
    for (let i = 0; i < 60; i++) first.socket.send(JSON.stringify(call('eth_chainId')))
    expect(await first.closed).toBe(1008)
    others.socket.send(JSON.stringify(call('eth_chainId')))
    const answer = await new Promise((resolve) => others.socket.once('message', (data) => resolve(String(data))))
    expect(JSON.parse(answer as string)).toMatchObject({ result: '0x7a69' })
    for (const { socket } of [second, others]) socket.terminate()
  })
})
