import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeSigningKeys } from '@fruit/world/signing-keys'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { worldCookie } from '../../plugins/worlds.ts'
import { type Learner, openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  // Pairs as worlds of a server get them: those of other tests have primes in common.
  testApp = await openTestApp({
    naming: { kind: 'cookie', key: 'a key for tests' },
    newSigningKeys: makeSigningKeys,
  })
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`
})
afterAll(() => testApp.close())

/** A browser's socket in a learner's world, and what it hears. */
async function listen(learner: Learner): Promise<{ socket: Socket; heard: [string, unknown][] }> {
  const heard: [string, unknown][] = []
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: worldCookie('a key for tests', learner.id).split(';')[0]! },
  })
  socket.onAny((event, payload) => heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

describe('two worlds in one process', () => {
  it('have nothing in common, while both are busy', async () => {
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

  it('do not accept each other’s tokens', async () => {
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

  it('take no cookie that another key has signed', async () => {
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

  it('hear only of their own solves, over real sockets', async () => {
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

  it('tell a browser once that the server started', async () => {
    const learner = testApp.learner()
    const first = await listen(learner)
    const second = await listen(learner)
    for (const { socket } of [first, second]) await socket.emitWithAck('notification received', 'x')
    expect(first.heard.map(([event]) => event)).toContain('server started')
    expect(second.heard.map(([event]) => event)).not.toContain('server started')
    first.socket.close()
    second.socket.close()
  })

  it('go on when a browser sends nonsense', async () => {
    const learner = testApp.learner()
    const { socket } = await listen(learner)
    for (const nonsense of [null, 1, [], { a: 1 }, 'x'.repeat(5000), Buffer.from([1, 2])])
      expect(await socket.emitWithAck('verifyLocalXssChallenge', nonsense)).toHaveProperty('error')
    socket.emit('no such message', 'x')
    expect(await socket.emitWithAck('verifyLocalXssChallenge', 'apple')).toEqual({})
    socket.close()
  })
})

describe('a request that names no world', () => {
  const elsewhere = 'http://elsewhere.test'
  const host = { host: 'juice.test:3000' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const follow = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const worldsThere = () => readdirSync(join(testApp.dataFolder, 'worlds')).length

  it.each([
    ['a form', 'POST', '/profile', { ...follow, ...form, 'sec-fetch-site': 'cross-site', origin: elsewhere }],
    ['a form that hides its site', 'POST', '/profile', { ...form, ...host, origin: 'null' }],
    ['a form, where browsers name nothing but its origin', 'POST', '/profile', { ...form, ...host, origin: elsewhere }],
    ['a picture', 'GET', '/assets/public/images/padding/1px.png', { 'sec-fetch-site': 'cross-site' }],
    ['a frame', 'GET', '/', { ...follow, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['a script', 'GET', '/api/Challenges', { ...host, origin: elsewhere }],
    ['a cookie that is not ours', 'POST', '/profile', { ...host, origin: elsewhere, cookie: 'fruit_world=a.b' }],
  ] as const)('and comes from another site makes none: %s', async (_what, method, path, headers) => {
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
    ],
    ['no browser', {}],
  ])('gets one for %s', async (_what, headers) => {
    const answer = await testApp.app.server.inject({ url: '/api/Challenges', headers })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^fruit_world=/)])
  })
})

/** Solves the challenges that a visit can solve at once, where the catalogue has them. */
async function someChallenge(learner: Learner): Promise<{ entries: number }> {
  const client = learner.client()
  await client.get('/ftp/acquisitions.md')
  await client.get('/assets/public/images/padding/1px.png')
  return { entries: (await learner.solved()).length }
}

function cookieOf(learner: Learner): string {
  return worldCookie('a key for tests', learner.id).split(';')[0]!
}
