import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { worldCookie } from '@fruit/server/http/world-naming'
import { makeSigningKeys } from '@fruit/world/storage/signing-keys'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  // Real key pairs: those of other tests have primes in common.
  testApp = await openTestApp({
    naming: { kind: 'cookie', key: 'a key for tests' },
    newSigningKeys: makeSigningKeys,
    server: { trustedProxies: ['127.0.0.9'] },
  })
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`
})
afterAll(() => testApp.close())

/** A browser's socket in a learner's world, before it is connected. */
function open(learner: Learner, at: string): Socket {
  const cookie = worldCookie('a key for tests', learner.id).split(';')[0]!
  return io(at, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } })
}

/** A connected socket in a learner's world, and the events that it receives. */
async function listen(learner: Learner, at = url): Promise<{ socket: Socket; heard: [string, unknown][] }> {
  const heard: [string, unknown][] = []
  const socket = open(learner, at)
  socket.onAny((event, payload) => heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

describe('two worlds in one process', () => {
  it('share no data while both are busy', async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const me = mine.client()
    const you = yours.client()
    const secret = 'forbidden-word-of-mine'
    const acts = Array.from({ length: 30 }, async (_, i) => {
      const registered = await me.post('/api/Users', {
        email: `${secret}-${i}@customer.test`,
        password: 'a ripe password',
        passwordRepeat: 'a ripe password',
      })
      expect(registered.status).toBe(201)
      await me.get(`/rest/products/search?q=${secret}`)
      const seen = await Promise.all([you.get('/rest/products/search?q='), you.get('/api/Challenges'), you.get('/')])
      for (const { text } of seen) expect(text).not.toContain(secret)
    })
    await Promise.all(acts)
    const login = await you.post('/rest/user/login', {
      email: `${secret}-1@customer.test`,
      password: 'a ripe password',
    })
    expect(login.status).toBe(401)
    const dump = yours.inside(({ db, files }) =>
      JSON.stringify([
        db.all({ sql: 'SELECT * FROM Users', parameters: [] }),
        files.list('/logs').map(({ name }) => Buffer.from(files.read(`/logs/${name}`)!.bytes).toString()),
      ]),
    )
    expect(dump).not.toContain(secret)
  })

  it("reject each other's tokens", async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const { token } = await mine.client().becomeCustomer()
    const there = await yours
      .client()
      .get('/rest/user/whoami', { headers: { cookie: `${cookieOf(yours)}; token=${token}` } })
    const here = await mine
      .client()
      .get('/rest/user/whoami', { headers: { cookie: `${cookieOf(mine)}; token=${token}` } })
    expect(there.json()).toEqual({ user: {} })
    expect(here.json().user.id).toBeGreaterThan(0)
  })

  it('reject a world cookie signed with another key', async () => {
    const learner = testApp.learner()
    await learner.client().get('/ftp/acquisitions.md')
    for (const forged of [
      `fruit_world=${learner.id}`,
      `fruit_world=${learner.id}.x`,
      worldCookie('another key', learner.id),
    ]) {
      const { headers, body } = await testApp.app.server.inject({ url: '/api/Challenges', headers: { cookie: forged } })
      expect(headers['set-cookie']).toMatch(/^fruit_world=/)
      expect(JSON.parse(body).data.some((row: { solved: boolean }) => row.solved)).toBe(false)
    }
  })

  it('receive only their own solves over sockets', async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const [my, your] = await Promise.all([listen(mine), listen(yours)])
    try {
      await my.socket.emitWithAck('verifyLocalXssChallenge', 'nothing')
      const { entries } = await someChallenge(mine)
      await my.socket.emitWithAck('notification received', 'no such flag')
      await your.socket.emitWithAck('notification received', 'no such flag')
      expect(my.heard.filter(([event]) => event === 'challenge solved')).toHaveLength(entries)
      expect(your.heard.filter(([event]) => event === 'challenge solved')).toHaveLength(0)
    } finally {
      my.socket.close()
      your.socket.close()
    }
  })

  it('receive "server started" once per browser', async () => {
    const learner = testApp.learner()
    const first = await listen(learner)
    const second = await listen(learner)
    for (const { socket } of [first, second]) await socket.emitWithAck('notification received', 'x')
    expect(first.heard.map(([event]) => event)).toContain('server started')
    expect(second.heard.map(([event]) => event)).not.toContain('server started')
    first.socket.close()
    second.socket.close()
  })

  it('survive malformed socket messages', async () => {
    const learner = testApp.learner()
    const { socket } = await listen(learner)
    for (const nonsense of [null, 1, [], { a: 1 }, 'x'.repeat(5000), Buffer.from([1, 2])])
      expect(await socket.emitWithAck('verifyLocalXssChallenge', nonsense)).toHaveProperty('error')
    socket.emit('no such message', 'x')
    expect(await socket.emitWithAck('verifyLocalXssChallenge', 'apple')).toEqual({})
    socket.close()
  })
})

describe('a request without a world cookie', () => {
  const elsewhere = 'http://elsewhere.test'
  const host = { host: 'juice.test:3000' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const follow = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

  it.each([
    ['plain HTTP', {}, '127.0.0.1', false],
    ['plain HTTP with a forged header', { 'x-forwarded-proto': 'https' }, '127.0.0.1', false],
    ['a trusted proxy with TLS', { 'x-forwarded-proto': 'https' }, '127.0.0.9', true],
    ['a trusted proxy with plain HTTP', { 'x-forwarded-proto': 'http' }, '127.0.0.9', false],
  ])('gets a cookie that is Secure only over TLS: %s', async (_what, headers, remoteAddress, isSecure) => {
    const answer = await testApp.app.server.inject({ url: '/api/Challenges', headers, remoteAddress })
    expect(String(answer.headers['set-cookie']).includes('; Secure')).toBe(isSecure)
  })

  const worldsThere = () => readdirSync(join(testApp.dataFolder, 'worlds')).length

  it.each([
    ['a form', 'POST', '/profile', { ...follow, ...form, 'sec-fetch-site': 'cross-site', origin: elsewhere }],
    ['a form with the origin null', 'POST', '/profile', { ...form, ...host, origin: 'null' }],
    ['a form with an Origin header only', 'POST', '/profile', { ...form, ...host, origin: elsewhere }],
    ['a picture', 'GET', '/assets/public/images/padding/1px.png', { 'sec-fetch-site': 'cross-site' }],
    ['a frame', 'GET', '/', { ...follow, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a script', 'GET', '/api/Challenges', { ...host, origin: elsewhere }],
    [
      'a script with a forged proxy header',
      'GET',
      '/',
      { ...host, origin: elsewhere, 'x-forwarded-host': 'elsewhere.test' },
    ],
    ['a request with a forged cookie', 'POST', '/profile', { ...host, origin: elsewhere, cookie: 'fruit_world=a.b' }],
  ] as const)('from another site creates no world: %s', async (_what, method, path, headers) => {
    const before = worldsThere()
    const answer = await testApp.app.server.inject({ method, url: path, headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
    expect(answer.body).toContain('Your shop is as it was.')
    expect(worldsThere()).toBe(before)
  })

  it.each([
    ['a link on another site', { ...follow, 'sec-fetch-site': 'cross-site' }],
    ['a typed address', { ...follow, 'sec-fetch-site': 'none' }],
    ['a page of the shop', { ...host, 'sec-fetch-site': 'same-origin', origin: 'http://juice.test:3000' }],
    [
      'a page of the shop, behind a proxy',
      { host: 'inside', 'x-forwarded-host': 'juice.test', origin: 'http://juice.test' },
      '127.0.0.9',
    ],
    ['a client that is not a browser', {}],
  ])('gets a world for %s', async (_what, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const answer = await testApp.app.server.inject({ url: '/api/Challenges', headers, remoteAddress })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^fruit_world=/)])
  })
})

describe('visitors of a busy server', () => {
  const customer = { email: 'early@customer.test', password: 'a ripe password', passwordRepeat: 'a ripe password' }
  const perMinute = 6
  let few: TestApp
  let at: string
  beforeAll(async () => {
    few = await openTestApp({
      server: {
        trustedProxies: ['127.0.0.9'],
        limits: {
          ...{ newWorldsPerMinute: perMinute, unclaimedWorlds: 2 },
          ...{ socketsPerWorld: 2, messageBytes: 1000, messagesPerSecond: 10 },
        },
      },
    })
    await few.app.server.listen({ port: 0, host: '127.0.0.1' })
    at = `http://127.0.0.1:${(few.app.server.server.address() as AddressInfo).port}`
  })
  afterAll(() => few.close())

  it.each([
    ['a long message', (socket: Socket) => socket.emit('verifyLocalXssChallenge', 'x'.repeat(2000))],
    [
      'too many messages',
      (socket: Socket) => {
        for (let i = 0; i < 20; i++) socket.emit('verifyLocalXssChallenge', 'x')
      },
    ],
  ])('lose only their own connection when they send %s', async (_what, send) => {
    const [mine, yours] = [few.learner(), few.learner()]
    const [my, your] = await Promise.all([listen(mine, at), listen(yours, at)])
    const cut = new Promise((resolve) => my.socket.once('disconnect', resolve))
    send(my.socket)
    // Not `io server disconnect`, after which browsers do not reconnect.
    expect(['transport close', 'transport error']).toContain(await cut)
    expect(await your.socket.emitWithAck('verifyLocalXssChallenge', 'x')).toEqual({})
    for (const { socket } of [my, your]) socket.close()
  })

  it('can open a limited number of sockets', async () => {
    const learner = few.learner()
    const sockets = await Promise.all([listen(learner, at), listen(learner, at)])
    const third = open(learner, at)
    await new Promise<void>((resolve) => third.io.once('close', () => resolve()))
    expect(sockets.map(({ socket }) => socket.connected)).toEqual([true, true])
    for (const socket of [third, ...sockets.map(({ socket }) => socket)]) socket.close()
  })

  it.each([
    ['in a world', () => few.learner()],
    ['without a world', () => null],
  ])('can open a limited number of polling sessions %s', async (_where, make) => {
    const learner = make()
    const headers: Record<string, string> = learner ? { cookie: `${learner.cookie.name}=${learner.cookie.value}` } : {}
    const session = `${at}/socket.io/?EIO=4&transport=polling`
    const ids: string[] = []
    for (let i = 0; i < 5; i++) {
      const text = await (await fetch(session, { headers })).text()
      ids.push(/"sid":"([^"]+)"/.exec(text)![1]!)
    }
    const close = (id: string) => fetch(`${session}&sid=${id}`, { method: 'POST', headers, body: '1' })
    const answers = await Promise.all(ids.map(close))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 400, 400])
    // Closed sessions free their slots.
    const again = /"sid":"([^"]+)"/.exec(await (await fetch(session, { headers })).text())![1]!
    expect((await close(again)).status).toBe(200)
  })

  it('lose a session that sends hundreds of packets in one request', async () => {
    const { cookie, id } = few.learner()
    const headers = { cookie: `${cookie.name}=${cookie.value}` }
    const session = `${at}/socket.io/?EIO=4&transport=polling`
    const sid = /"sid":"([^"]+)"/.exec(await (await fetch(session, { headers })).text())![1]!
    // Connect packets, each of which would open a socket.
    const body = Array<string>(300).fill('40').join('\x1e')
    const opened = vi.spyOn(few.app.backend.registry, 'enter')
    await fetch(`${session}&sid=${sid}`, { method: 'POST', headers, body })
    const gone = await fetch(`${session}&sid=${sid}`, { method: 'POST', headers, body: '6' })
    expect(gone.status).toBe(400)
    expect(opened.mock.calls.filter(([world]) => world === id).length).toBeLessThanOrEqual(11)
    opened.mockRestore()
  })

  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    few.app.server.inject({ url: '/rest/admin/application-version', remoteAddress, headers })
  const statuses = async (remoteAddress: string, headers?: Record<string, string>) => {
    const asked = Array.from({ length: perMinute + 2 }, () => ask(remoteAddress, headers))
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  }
  const some = [...Array<number>(perMinute).fill(200), 429, 429]

  it('get a limited number of new shops per address and minute, and a Retry-After header', async () => {
    expect(await statuses('192.0.2.1')).toEqual(some)
    const late = await ask('192.0.2.1', { 'x-forwarded-for': '192.0.2.2' })
    expect([late.statusCode, late.headers['set-cookie'], late.body]).toEqual([
      429,
      undefined,
      expect.stringMatching(/\d/),
    ])
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    const there = few.learner().client()
    for (let i = 0; i < perMinute + 2; i++)
      expect((await there.get('/rest/admin/application-version')).status).toBe(200)
  })

  it('with a world have no request limit while no one else waits', async () => {
    const there = few.learner().client()
    const seconds = 5
    const perSecond = 200
    for (let second = 0; second < seconds; second++) {
      const asked = Array.from({ length: perSecond }, () => there.get('/rest/products/search?q=%25'))
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(perSecond)
    }
  })

  it('are counted by IPv6 network, and by forwarded address behind a trusted proxy', async () => {
    expect(await statuses('2001:db8:1:1::1')).toEqual(some)
    expect((await ask('2001:db8:1:1:ffff::9')).statusCode).toBe(429)
    expect((await ask('2001:db8:1:2::1')).statusCode).toBe(200)
    expect(await statuses('127.0.0.9', { 'x-forwarded-for': '192.0.2.66' })).toEqual(some)
    expect((await ask('127.0.0.9', { 'x-forwarded-for': '192.0.2.66, 192.0.2.67' })).statusCode).toBe(200)
    expect((await ask('127.0.0.9', { 'x-forwarded-for': '192.0.2.67, 192.0.2.66' })).statusCode).toBe(429)
  })

  it('keep their stored data when many others follow', async () => {
    const registered = await few.app.server.inject({ method: 'POST', url: '/api/Users', payload: customer })
    const cookie = String(registered.headers['set-cookie']).split(';')[0]!
    expect(registered.statusCode).toBe(201)
    for (let i = 1; i < perMinute; i++) await ask('127.0.0.1')
    const login = { method: 'POST', url: '/rest/user/login', payload: customer, headers: { cookie } } as const
    expect((await few.app.server.inject(login)).statusCode).toBe(200)
  })

  it.each([
    ['GET', '/favicon.ico', 'image/avif,image/webp,*/*;q=0.8', 404],
    ['GET', '/.env', '*/*', 404],
    ['HEAD', '/wp-login.php', '*/*', 404],
    ['POST', '/xmlrpc.php', 'text/html', 404],
    ['GET', '/rest/nothing', '*/*', 404],
  ] as const)('get no world for paths that no shop has: %s %s', async (method, url, accept, status) => {
    const folder = join(few.dataFolder, 'worlds')
    const before = readdirSync(folder)
    const answer = await few.app.server.inject({ method, url, headers: { accept }, remoteAddress: '192.0.2.99' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined])
    expect(readdirSync(folder)).toEqual(before)
  })

  it.each([
    ['/somewhere', 'text/html,application/xhtml+xml'],
    ['/?from=a-letter', '*/*'],
  ])('get a world when they open a page: %s', async (url, accept) => {
    const answer = await few.app.server.inject({ url, headers: { accept }, remoteAddress: '192.0.2.98' })
    expect(answer.headers['set-cookie']).toMatch(/^fruit_world=/)
  })
})

/** Solves the challenges that single visits solve, if the catalogue has them. */
async function someChallenge(learner: Learner): Promise<{ entries: number }> {
  const client = learner.client()
  await client.get('/ftp/acquisitions.md')
  await client.get('/assets/public/images/padding/1px.png')
  return { entries: (await learner.solved()).length }
}

function cookieOf(learner: Learner): string {
  return worldCookie('a key for tests', learner.id).split(';')[0]!
}
