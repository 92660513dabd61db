import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningShop, startShop } from './support/shop.ts'

const WRITES = 200
const WRITERS = 3
const KILLS = 4

const running: RunningShop[] = []
const folders: string[] = []
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function open(dataFolder: string, port?: number): Promise<RunningShop> {
  const shop = await startShop({ dataFolder, ...(port !== undefined && { port }) })
  running.push(shop)
  return shop
}

/** Registers a customer. @returns the acknowledged e-mail address; null if the server died first */
async function register(url: string, number: number | 'last'): Promise<string | null> {
  const email = number === 'last' ? 'last@customer.test' : `customer-${number}@customer.test`
  const body = JSON.stringify({ email, password: 'a ripe password', passwordRepeat: 'a ripe password' })
  try {
    const answer = await fetch(`${url}/api/Users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return answer.status === 201 ? email : null
  } catch {
    return null
  }
}

describe('world', () => {
  it('keeps everything that was acknowledged, after several kill -9', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-kill-'))
    folders.push(dataFolder)
    const acknowledged: string[] = []
    let next = 0
    for (let round = 0; round < KILLS; round++) {
      const shop = await open(dataFolder)
      const end = (WRITES / KILLS) * (round + 1)
      // The server is killed after this many writes, while others are in flight: early in some rounds, near the end in
      // others.
      let left = 2 + Math.floor(Math.random() * (WRITES / KILLS - WRITERS))
      const writer = async () => {
        while (next < end) {
          const email = await register(shop.url, next++)
          if (email === null) return
          acknowledged.push(email)
          if (--left === 0) await shop.end('SIGKILL')
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, writer))
      expect(left, 'writes missing before the kill').toBeLessThanOrEqual(0)
      next = end
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    const shop = await open(dataFolder)
    for (const email of acknowledged) {
      const answer = await fetch(`${shop.url}/api/Users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'another password' }),
      })
      expect(answer.status, `${email} was acknowledged, so it must be taken`).toBe(400)
    }
  })

  it('keeps progress and keys after kill -9', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-kill-'))
    folders.push(dataFolder)
    const first = await open(dataFolder)
    const key = await (await fetch(`${first.url}/rest/user/whoami`)).text()
    const customer = { email: 'keeper@customer.test', password: 'a ripe password', passwordRepeat: 'a ripe password' }
    const post = (url: string, path: string) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(customer),
      })
    await post(first.url, '/api/Users')
    const { authentication } = (await (await post(first.url, '/rest/user/login')).json()) as {
      authentication: { token: string }
    }
    const attack = JSON.stringify({ email: "' or 1=1--", password: 'x' })
    await fetch(`${first.url}/rest/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: attack,
    })
    const solvedBefore = await solved(first.url)
    expect(solvedBefore).toContain('loginAdminChallenge')
    await first.end('SIGKILL')
    const second = await open(dataFolder)
    const me = await fetch(`${second.url}/rest/user/whoami`, { headers: { cookie: `token=${authentication.token}` } })
    expect(((await me.json()) as { user: { email: string } }).user.email).toBe(customer.email)
    expect(key).toBe('{"user":{}}')
    expect(await solved(second.url)).toEqual(solvedBefore)
  })

  it('keeps mined blocks of its chain after kill -9', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-kill-'))
    folders.push(dataFolder)
    const post = async (url: string, body: object) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, answer: await answer.json() }
    }
    const ask = async (url: string, method: string, ...params: unknown[]) =>
      (await post(`${url}/web3/rpc`, { jsonrpc: '2.0', id: 1, method, params })).answer
    const address = `0x${'b'.repeat(40)}`
    const first = await open(dataFolder)
    expect((await post(`${first.url}/rest/web3/ether`, { walletAddress: address })).status).toBe(200)
    const mined = await ask(first.url, 'eth_blockNumber')
    await first.end('SIGKILL')
    const second = await open(dataFolder)
    expect(await ask(second.url, 'eth_blockNumber')).toEqual(mined)
    expect(await ask(second.url, 'eth_getBalance', address, 'latest')).toMatchObject({
      result: `0x${(10n ** 19n).toString(16)}`,
    })
  })
})

/** Solves the score board challenge. @returns the keys of all solved challenges */
async function solved(url: string): Promise<unknown[]> {
  await (await fetch(`${url}/assets/public/images/padding/1px.png`)).arrayBuffer()
  const { data } = (await (await fetch(`${url}/api/Challenges?solved=true`)).json()) as { data: { key: string }[] }
  return data.map(({ key }) => key)
}

describe('server start', () => {
  it('reports a port in use, and exits with 1', async () => {
    const shop = await open(mkdtempFolder())
    const port = new URL(shop.url).port
    await expect(startShop({ env: { PORT: port } })).rejects.toThrow(/code 1[\s\S]*port is taken/i)
  })

  it('refuses a data folder that another server uses', async () => {
    const shop = await open(mkdtempFolder())
    await expect(startShop({ dataFolder: shop.dataFolder })).rejects.toThrow(/Another server is using the data folder/)
  })

  it('warns if other machines can reach the server', async () => {
    const shop = await startShop({ env: { HOST: '0.0.0.0' } })
    running.push(shop)
    expect(shop.output()).toMatch(/warning: listening on 0\.0\.0\.0/)
  })

  it.each(['', '0123456789abcdef'])('refuses a key file that contains %j, and says what to do', async (content) => {
    const dataFolder = mkdtempFolder()
    for (const [name, options] of [
      ['ctf.key', []],
      ['world-cookie.key', ['--class']],
    ] as const) {
      writeFileSync(join(dataFolder, name), content)
      await expect(startShop({ dataFolder, options })).rejects.toThrow(
        new RegExp(`code 1[\\s\\S]*${name} is (?:empty|too short)[\\s\\S]*Restore it`),
      )
      rmSync(join(dataFolder, name))
    }
  })

  it('reports a data folder that is not writable', async () => {
    const file = join(mkdtempFolder(), 'taken')
    writeFileSync(file, '')
    for (const dataFolder of [file, join(file, 'below')])
      await expect(startShop({ dataFolder })).rejects.toThrow(
        /code 1[\s\S]*Nothing can be stored in the data folder .*taken.*--data <another folder>/,
      )
  })

  it('explains an invalid configuration, and exits with 1', async () => {
    await expect(startShop({ config: { application: { theme: 'no-such-theme' } } })).rejects.toThrow(
      /code 1[\s\S]*application\.theme/,
    )
  })
})

/** Waits until a server accepts no more connections. */
async function refused(url: string): Promise<void> {
  for (;;) {
    const isOpen = await fetch(url, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    )
    if (!isOpen) return
    await pause(20)
  }
}

function mkdtempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-kill-'))
  folders.push(folder)
  return folder
}

/** Opens a connection and sends a text. @returns the socket, and everything received on it once it is closed */
async function sent(url: string, text: string): Promise<{ socket: Socket; closed: Promise<string> }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => {})
    socket.once('close', () => resolve(answer))
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  socket.write(text)
  return { socket, closed }
}

const LAST_CUSTOMER = JSON.stringify({
  email: 'last@customer.test',
  password: 'a ripe password',
  passwordRepeat: 'a ripe password',
})

/** Sends the first part of a registration request. @returns a function that sends the rest, and the response */
async function half(url: string): Promise<{ finish(): void; closed: Promise<string> }> {
  const headers = `Host: shop\r\nContent-Type: application/json\r\nContent-Length: ${LAST_CUSTOMER.length}`
  const begun = `POST /api/Users HTTP/1.1\r\n${headers}\r\n\r\n${LAST_CUSTOMER.slice(0, 10)}`
  const { socket, closed } = await sent(url, begun)
  return { finish: () => void socket.write(LAST_CUSTOMER.slice(10)), closed }
}

describe('graceful shutdown', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'on %s exits with 0, closes idle connections and finishes requests in flight',
    async (signal) => {
      const shop = await open(mkdtempFolder())
      const slow = await half(shop.url)
      // This connection stays open like that of a browser (keep-alive).
      const idle = await sent(shop.url, 'GET /rest/products/search?q= HTTP/1.1\r\nHost: shop\r\n\r\n')
      await once(idle.socket, 'data')
      const ended = shop.end(signal)
      expect(await idle.closed).toMatch(/^HTTP\/1\.1 200 /)
      slow.finish()
      expect(await slow.closed).toMatch(/^HTTP\/1\.1 201 /)
      expect(await ended).toBe('ended with code 0')
    },
  )

  it('finishes requests in flight, and does not wait for one that never ends', async () => {
    const dataFolder = mkdtempFolder()
    const shop = await open(dataFolder)
    const [slow, never] = [await half(shop.url), await half(shop.url)]
    // After a response on another connection, the server has also read the first parts of both requests.
    await (await fetch(`${shop.url}/rest/products/search?q=`)).arrayBuffer()
    const ended = shop.end('SIGTERM')
    await refused(shop.url)
    slow.finish()
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 201 /)
    // After a timeout, the exit code would be 1.
    expect(await ended).toBe('ended with code 0')
    expect(await never.closed).not.toContain('201')
    const again = await open(dataFolder)
    expect(await register(again.url, 'last')).toBeNull()
  })

  it('lets open pages reconnect and receive events after a restart', async () => {
    const dataFolder = mkdtempFolder()
    const shop = await open(dataFolder)
    const page = io(shop.url, { transports: ['websocket'], forceNew: true, reconnectionDelay: 20 })
    try {
      const greeting = () => new Promise<void>((resolve) => page.once('server started', resolve))
      await greeting()
      const cut = new Promise<string>((resolve) => page.once('disconnect', resolve))
      const greeted = greeting()
      expect(await shop.end('SIGTERM')).toBe('ended with code 0')
      expect(await cut).toBe('transport close')
      await open(dataFolder, Number(new URL(shop.url).port))
      await greeted
      const told = new Promise<{ key: string }>((resolve) => page.once('challenge solved', resolve))
      page.emit('verifyLocalXssChallenge', '<iframe src="javascript:alert(`xss`)">')
      expect((await told).key).toBe('localXssChallenge')
    } finally {
      page.close()
    }
  })
})
