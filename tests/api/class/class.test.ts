import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worldOf } from '@fruit/classroom/class/roster'
import type { LiveMessage } from '@fruit/contracts/console/live'
import { RPC_PATH } from '@fruit/isomorphic/web3/contracts'
import { io } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type ClassApp, openClassApp, SETTINGS } from '../../support/class-app.ts'

const opened: ClassApp[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function open(folder?: string): Promise<ClassApp> {
  const app = await openClassApp(folder)
  opened.push(app)
  return app
}

/** Creates an event and opens it. */
async function openEvent({ room }: ClassApp, settings = SETTINGS) {
  const { id } = await room.trainers.createEvent(settings)
  return await room.trainers.moveEvent(id, { act: 'open' })
}

/** Id of a trainer. */
const TRAINER = 'robin'
const ADMIN = { email: "' or 1=1--", password: 'x' }
/** Starts a trainer's read-only session in the shop of the first learner, and returns its cookie. */
async function lookInto(app: ClassApp, event: string, trainer: string): Promise<string> {
  const { id } = app.room.trainers.live(event).learners[0]!
  const { address } = await app.room.trainers.lookIn(event, id, trainer)
  const { cookies } = await app.ask('GET', address.slice(address.indexOf('/class/look')))
  return `${cookies[0]!.name}=${cookies[0]!.value}`
}

const logIn = (app: ClassApp, cookie: string) => app.ask('POST', '/rest/user/login', { cookie, json: ADMIN })

describe('joining', () => {
  it('gives a learner with the code a shop of their own and a nickname', async () => {
    const app = await open()
    const event = await openEvent(app)
    expect(event.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const cookie = await app.join(event.code.toLowerCase(), 'Quince <b>')
    expect((await app.ask('GET', '/', { cookie })).status).not.toBe(303)
    const page = await app.ask('GET', '/class', { cookie })
    expect(page.body).toContain('Welcome, Quince &lt;b&gt;')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(app.room.trainers.live(event.id).learners).toMatchObject([{ nickname: 'Quince <b>', isRemoved: false }])
  })

  it('redirects newcomers who open a page while an event is open; tools get instructions in plain text', async () => {
    const app = await open()
    const html = { accept: 'text/html' }
    await app.room.trainers.createEvent(SETTINGS)
    expect((await app.ask('GET', '/', { headers: html })).headers['set-cookie']).toMatch(/^fruit_world=/)
    expect((await app.ask('GET', '/rest/admin/application-version')).status).toBe(200)
    const { status, body, headers } = await app.ask('GET', '/api/Challenges')
    expect([status, headers['content-type'], headers['set-cookie']]).toEqual([
      403,
      'text/plain; charset=utf-8',
      undefined,
    ])
    expect(body).toContain('x-fruit-shop')
    await openEvent(app)
    expect((await app.ask('GET', '/', { headers: html })).headers.location).toBe('/join')
    expect((await app.ask('GET', '/join?code=ABC')).body).toContain('value="ABC"')
  })

  it('rejects duplicate and deceptive names, and learners above the limit', async () => {
    const app = await open()
    const { code } = await openEvent(app)
    await app.join(code, 'Quince')
    const again = (nickname: string) => app.ask('POST', '/join', { form: { code, nickname } })
    expect((await again(' ＱUINCE ')).status).toBe(409)
    expect((await again('a\u202eb')).status).toBe(400)
    expect((await again(' ')).status).toBe(400)
    // Invisible characters make neither a different name nor a valid name.
    for (const name of ['Qui\u200bnce', 'Quince\ufeff', 'Q\u00aduince', ' Quince\u2060 ', 'Quin ce'])
      expect((await again(name)).status, JSON.stringify(name)).toBe(409)
    for (const name of ['\u200b', '\u3164', '\u2800 \u200d', '\u{e0041}', 'a\u061cb'])
      expect((await again(name)).status, JSON.stringify(name)).toBe(400)
    for (const name of ['Pip', 'Medlar', '👩\u200d🚀']) await app.join(code, name)
    expect((await again('Damson')).status).toBe(409)
  })

  it('rejects every code, even the right one, after ten wrong codes within a minute', async () => {
    const app = await open()
    const { code } = await openEvent(app)
    const wrong = (nickname: string) => app.ask('POST', '/join', { form: { code: 'AAAAAA', nickname } })
    for (let i = 0; i < 10; i++) expect((await wrong(`n${i}`)).status).toBe(404)
    expect((await app.ask('POST', '/join', { form: { code, nickname: 'Pip' } })).status).toBe(429)
    expect((await app.ask('POST', '/join/back', { form: { pass: 'a b c d' } })).status).toBe(429)
  })

  it('rejects requests from pages of other sites', async () => {
    const app = await open()
    const { code, id } = await openEvent(app)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await app.ask('POST', '/join', { form: { code, nickname: 'Pip' }, headers })).status).toBe(403)
    expect(app.room.trainers.live(id).learners).toEqual([])
  })

  it('returns to the same shop by pass; a new pass invalidates the old pass and the cookie', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    const [learner] = app.room.trainers.live(event.id).learners
    const { pass } = await app.room.trainers.learner(event.id, learner!.id, 'trainer')
    expect(pass).toMatch(/^[a-z]+ [a-z]+ [a-z]+ [a-z]+$/)
    expect((await app.room.trainers.learner(event.id, learner!.id, 'observer')).pass).toBeNull()
    const back = await app.ask('POST', '/join/back', { form: { pass: ` ${pass!.toUpperCase()} ` } })
    expect(`${back.cookies[0]!.name}=${back.cookies[0]!.value}`).toBe(cookie)
    await app.room.trainers.renewLearner(event.id, learner!.id)
    expect((await app.ask('POST', '/join/back', { form: { pass: pass! } })).status).toBe(404)
    expect((await app.ask('GET', '/class', { cookie })).headers.location).toBe('/join')
  })
})

describe('teams', () => {
  it('share one shop, and the board shows who solved which challenge', async () => {
    const app = await open()
    const event = await openEvent(app)
    const one = await app.join(event.code, 'Pip')
    const [pip] = app.room.trainers.live(event.id).learners
    const two = await app.join(event.code, 'Core', app.room.keys.teamCodeOf(pip!.team))
    expect(
      (
        await app.ask('POST', '/join', {
          form: { code: event.code, nickname: 'Peel', teamCode: app.room.keys.teamCodeOf(pip!.team) },
        })
      ).status,
    ).toBe(409)
    await logIn(app, two)
    const { body } = await app.ask('GET', '/api/Challenges?key=loginAdminChallenge', { cookie: one })
    expect(JSON.parse(body).data[0].solved).toBe(true)
    const { teams, learners } = app.room.trainers.live(event.id)
    const core = learners.find(({ nickname }) => nickname === 'Core')!
    expect(teams).toMatchObject([
      { name: 'Pip', solves: [{ challenge: 'loginAdminChallenge', learner: core.id, points: 250, isFirst: true }] },
    ])
    await app.room.trainers.moveLearner(event.id, core.id, { team: null })
    const moved = await app.ask('GET', '/api/Challenges?key=loginAdminChallenge', { cookie: two })
    expect(JSON.parse(moved.body).data[0].solved).toBe(false)
  })

  it('have their own flags: a flag of another team gives no points and is shown to the trainer', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookies = [await app.join(event.code, 'Pip'), await app.join(event.code, 'Core')]
    const flags = (await app.room.trainers.flags(event.id)).filter(
      ({ challenge }) => challenge === 'loginAdminChallenge',
    )
    expect(new Set(flags.map(({ flag }) => flag)).size).toBe(2)
    const handIn = async (flag: string) =>
      (await app.ask('POST', '/class/flag', { cookie: cookies[0]!, form: { flag } })).headers.location
    const { team } = app.room.trainers.live(event.id).learners.find(({ nickname }) => nickname === 'Pip')!
    expect(await handIn(flags.find((one) => one.team === team)!.flag)).toBe('/class?flag=own')
    expect(await handIn(flags.find((one) => one.team !== team)!.flag)).toBe('/class?flag=shared')
    expect(await handIn('00')).toBe('/class?flag=wrong')
    expect(app.room.trainers.live(event.id).teams.find(({ id }) => id === team)).toMatchObject({
      sharedFlags: 1,
      points: 0,
    })
    // The shared flag and the wrong flag above count, so eight attempts are left.
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.ask('POST', '/class/flag', { cookie: cookies[0]!, form: { flag: 'a'.repeat(40) } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })
})

describe('tools without cookies', () => {
  it('reach the shop, but not the class page, by header, cookie and host name until the key is renewed', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    await app.join(event.code, 'Pip')
    await logIn(app, cookie)
    const [learner] = app.room.trainers.live(event.id).learners
    const { tools } = await app.room.trainers.learner(event.id, learner!.id, 'trainer')
    const key = tools!.header
    expect([key, tools!.host]).toEqual([expect.stringMatching(/^[a-z2-9]{16}$/), `shop-${key}.shops.fruit.test`])
    const solvedBy = async (headers: Record<string, string>) => {
      const { status, body } = await app.ask('GET', '/api/Challenges?key=loginAdminChallenge', { headers })
      return status === 200 ? JSON.parse(body).data[0].solved : status
    }
    const ways: Record<string, string>[] = [
      { 'x-fruit-shop': key },
      { cookie: `fruit_tools=${key}` },
      { host: `${tools!.host}:3000` },
    ]
    for (const way of ways) expect(await solvedBy(way)).toBe(true)
    const byHost = await app.ask('GET', '/api/Challenges', { headers: ways[2]! })
    expect(byHost.headers['referrer-policy']).toBe('same-origin')
    expect(await solvedBy({ 'x-fruit-shop': `${key.slice(0, 15)}1` })).toBe(403)
    expect(await solvedBy({ host: `shop-${key}.elsewhere.test` })).toBe(403)
    for (const headers of ways) {
      expect((await app.ask('GET', '/class', { headers })).headers.location).toBe('/join')
      expect((await app.ask('POST', '/class/renew', { headers, form: {} })).headers.location).toBe('/join')
    }
    await app.ask('POST', '/class/renew', { cookie })
    for (const way of ways) expect(await solvedBy(way)).toBe(403)
    expect((await app.ask('GET', '/class', { cookie })).body).not.toContain(key)
  })
})

describe('an open page', () => {
  /** Connects both sockets of a shop page. */
  async function openPage(app: ClassApp, cookie: string) {
    const { port } = app.testApp.app.server.server.address() as AddressInfo
    const extraHeaders = { cookie }
    const socket = io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders,
    })
    const heard: string[] = []
    socket.onAny((name) => heard.push(name))
    const chain = new WebSocket(`ws://127.0.0.1:${port}${RPC_PATH}`, { headers: extraHeaders })
    await Promise.all([new Promise((resolve) => socket.once('connect', () => resolve(0))), once(chain, 'open')])
    const isClosed = Promise.all([
      new Promise((resolve) => socket.once('disconnect', () => resolve(0))),
      once(chain, 'close'),
    ])
    return { socket, chain, heard, isClosed }
  }

  it.each<[string, (app: ClassApp, event: string, learner: string) => Promise<unknown>]>([
    ['was removed', (app, event, learner) => app.room.trainers.removeLearner(event, learner)],
    [
      'was moved to another team',
      (app, event, learner) => app.room.trainers.moveLearner(event, learner, { team: null }),
    ],
    ['got a new pass', (app, event, learner) => app.room.trainers.renewLearner(event, learner)],
  ])('loses access to the shop when its learner %s', async (_title, change) => {
    const app = await open()
    await app.testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
    const event = await openEvent(app)
    const one = await app.join(event.code, 'Pip')
    const [pip] = app.room.trainers.live(event.id).learners
    const two = await app.join(event.code, 'Core', app.room.keys.teamCodeOf(pip!.team))
    const core = app.room.trainers.live(event.id).learners.find(({ nickname }) => nickname === 'Core')!
    const [left, stays] = [await openPage(app, two), await openPage(app, one)]
    await change(app, event.id, core.id)
    left.heard.length = 0
    left.socket.emit('verifyLocalXssChallenge', '<iframe src="javascript:alert(`xss`)">')
    left.chain.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}')
    await left.isClosed
    await logIn(app, one)
    await expect.poll(() => stays.heard).toContain('challenge solved')
    expect(left.heard).toEqual([])
    const [team] = app.room.trainers.live(event.id).teams.filter(({ id }) => id === pip!.team)
    expect(team!.solves.map(({ challenge }) => challenge)).toEqual(['loginAdminChallenge'])
    stays.socket.disconnect()
    stays.chain.terminate()
  })

  /** Connects, and returns the first message with a name. */
  async function told(app: ClassApp, cookie: string, name: string): Promise<unknown> {
    const { port } = app.testApp.app.server.server.address() as AddressInfo
    const extraHeaders = { cookie }
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true, extraHeaders })
    const message = await new Promise((resolve) => socket.once(name, resolve))
    socket.disconnect()
    return message
  }

  it('receives the current rules on each connection, even if they changed while it was disconnected', async () => {
    const app = await open()
    await app.testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Pip')
    await app.room.tick()
    const before = (await told(app, cookie, 'rules')) as { edition: string }
    await app.room.tick()
    expect(await told(app, cookie, 'rules')).toEqual(before)
    await app.room.trainers.changeEvent(event.id, { settings: { ...SETTINGS, language: 'de_DE' }, begun: SETTINGS })
    await app.room.tick()
    const after = (await told(app, cookie, 'rules')) as { edition: string; language: string }
    expect(after.edition).not.toBe(before.edition)
    expect(after.language).toBe('de_DE')
  })

  it('tells a trainer in a read-only session, in their language, that nothing can be changed', async () => {
    const app = await open()
    await app.testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
    const event = await openEvent(app)
    await app.join(event.code, 'Pip')
    const look = await lookInto(app, event.id, TRAINER)
    expect(await told(app, `${look}; language=de_DE`, 'trainer says')).toMatchObject({
      title: 'Du siehst nur zu: In diesem Shop lässt sich nichts ändern.',
    })
  })

  it('receives no solves after its learner has left, even if it sends nothing', async () => {
    const app = await open()
    await app.testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
    const event = await openEvent(app)
    const one = await app.join(event.code, 'Pip')
    const [pip] = app.room.trainers.live(event.id).learners
    const two = await app.join(event.code, 'Core', app.room.keys.teamCodeOf(pip!.team))
    const core = app.room.trainers.live(event.id).learners.find(({ nickname }) => nickname === 'Core')!
    const left = await openPage(app, two)
    await app.room.trainers.moveLearner(event.id, core.id, { team: null })
    left.heard.length = 0
    const closed = new Promise((resolve) => left.socket.once('disconnect', () => resolve(0)))
    await logIn(app, one)
    await closed
    expect(left.heard).toEqual([])
    left.chain.terminate()
  })
})

describe('rules of an event', () => {
  it('take effect in open shops immediately', async () => {
    const app = await open()
    const settings = { ...SETTINGS, hints: { mode: 'off' as const }, coding: false, path: 'injection' }
    const event = await openEvent(app, settings)
    const cookie = await app.join(event.code, 'Quince')
    await logIn(app, cookie)
    const hints = async () => JSON.parse((await app.ask('GET', '/api/Hints', { cookie })).body).data.length
    const code = async () => (await app.ask('GET', '/rest/training/coding/loginAdminChallenge', { cookie })).status
    const path = async () => JSON.parse((await app.ask('GET', '/rest/training/next', { cookie })).body).path?.id ?? null
    expect([await hints(), await code(), await path()]).toEqual([0, 403, 'injection'])
    const hintsLater = { mode: 'from', from: app.clock.time + 60_000 } as const
    await app.room.trainers.changeEvent(event.id, {
      settings: { ...settings, hints: hintsLater, coding: true, path: null },
      begun: settings,
    })
    expect([await hints(), await code(), await path()]).toEqual([0, 200, null])
    app.clock.time += 60_000
    expect(await hints()).toBeGreaterThan(0)
  })

  it('close the shops and stop counting at its end, and delete it after 30 days', async () => {
    const app = await open()
    const event = await openEvent(app, { ...SETTINGS, endsAt: app.clock.time + 1000 })
    const cookie = await app.join(event.code, 'Quince')
    const world = worldOf(app.room.trainers.live(event.id).learners[0]!.team)
    await app.ask('GET', '/', { cookie })
    app.clock.time += 1000
    await app.room.tick()
    expect(app.room.trainers.event(event.id).state).toBe('ended')
    expect((await app.ask('GET', '/', { cookie })).status).toBe(403)
    expect((await app.ask('POST', '/join', { form: { code: event.code, nickname: 'Pip' } })).status).toBe(404)
    expect(app.testApp.app.backend.registry.has(world)).toBe(true)
    app.clock.time += 30 * 24 * 60 * 60_000
    await app.room.tick()
    expect(app.room.trainers.events()).toEqual([])
    expect(app.testApp.app.backend.registry.has(world)).toBe(false)
  })
})

describe('two trainers', () => {
  it('cannot overwrite each other’s changes of an event', async () => {
    const app = await open()
    const { trainers: desk } = app.room
    const { id, settings: begun } = await openEvent(app)
    await desk.moveEvent(id, { act: 'freeze' })
    await expect(desk.changeEvent(id, { settings: { ...begun, name: 'Tuesday' }, begun })).rejects.toMatchObject({
      status: 409,
    })
    const { settings: frozen } = desk.event(id)
    expect(frozen).toMatchObject({ name: 'Monday', freezesAt: app.clock.time })
    const both = [
      desk.changeEvent(id, { settings: { ...frozen, name: 'Tuesday' }, begun: frozen }),
      desk.changeEvent(id, { settings: { ...frozen, name: 'Friday' }, begun: frozen }),
    ]
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(desk.event(id).settings).toEqual({ ...frozen, name: 'Tuesday' })
  })
})

describe('TrainerService', () => {
  it('starts a read-only session with a ticket that works once', async () => {
    const app = await open()
    const event = await openEvent(app)
    const learner = await app.join(event.code, 'Quince')
    await logIn(app, learner)
    const { id } = app.room.trainers.live(event.id).learners[0]!
    const { address } = await app.room.trainers.lookIn(event.id, id, TRAINER)
    const path = address.slice(address.indexOf('/class/look'))
    const first = await app.ask('GET', path)
    const cookie = `${first.cookies[0]!.name}=${first.cookies[0]!.value}`
    expect((await app.ask('GET', path)).status).toBe(403)
    const seen = await app.ask('GET', '/api/Challenges?key=loginAdminChallenge', { cookie })
    expect(JSON.parse(seen.body).data[0].solved).toBe(true)
    const before = (await app.happenings(event.id)).length
    expect((await logIn(app, cookie)).status).toBe(403)
    // This GET request changes the shop.
    expect((await app.ask('GET', '/rest/captcha', { cookie })).status).toBe(403)
    await app.ask('GET', '/ftp/acquisitions.md', { cookie })
    await app.ask('GET', '/class', { cookie: `${cookie}; ${learner}` })
    expect((await app.ask('GET', '/class', { cookie: `${cookie}; ${learner}` })).headers.location).toBe('/join')
    expect(await app.happenings(event.id)).toHaveLength(before)
    app.clock.time += 10 * 60_000
    expect((await app.ask('GET', '/api/Challenges', { cookie })).status).toBe(403)
  })

  it('resets a challenge, gives free hints, releases walkthroughs, sends messages and removes learners', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    await logIn(app, cookie)
    const { id } = app.room.trainers.live(event.id).learners[0]!
    const points = () => app.room.trainers.live(event.id).teams[0]!.points
    await app.room.trainers.giveHint(event.id, { learner: id, challenge: 'loginAdminChallenge', number: 1 })
    expect(points()).toBe(250)
    const walkthrough = () => app.ask('GET', '/rest/training/walkthroughs', { cookie })
    expect((await walkthrough()).body).not.toContain('loginAdminChallenge')
    await app.room.trainers.release(event.id, { challenge: 'loginAdminChallenge', what: 'walkthrough' })
    expect((await walkthrough()).body).toContain('loginAdminChallenge')
    await app.room.trainers.sendWord(event.id, { learner: null, text: 'Lunch <i>now</i>' })
    expect((await app.ask('GET', '/class', { cookie })).body).toContain('Lunch &lt;i&gt;now&lt;/i&gt;')
    await app.room.trainers.resetLearners(event.id, {
      learner: id,
      what: 'challenge',
      challenge: 'loginAdminChallenge',
    })
    expect(points()).toBe(0)
    await app.room.trainers.removeLearner(event.id, id)
    expect((await app.ask('GET', '/api/Challenges', { cookie })).status).toBe(403)
  })

  it('invalidates tickets and read-only sessions when the learner is removed', async () => {
    const app = await open()
    const event = await openEvent(app)
    await app.join(event.code, 'Quince')
    const { id } = app.room.trainers.live(event.id).learners[0]!
    const ticket = async () => {
      const { address } = await app.room.trainers.lookIn(event.id, id, TRAINER)
      return address.slice(address.indexOf('/class/look'))
    }
    const [{ cookies }, unused] = [await app.ask('GET', await ticket()), await ticket()]
    const cookie = `${cookies[0]!.name}=${cookies[0]!.value}`
    expect((await app.ask('GET', '/api/Challenges', { cookie })).status).toBe(200)
    await app.room.trainers.removeLearner(event.id, id)
    expect((await app.ask('GET', '/api/Challenges', { cookie })).status).toBe(403)
    expect((await app.ask('GET', unused)).status).toBe(403)
  })

  it('ends the read-only sessions of a removed trainer, but not those of others', async () => {
    const app = await open()
    const event = await openEvent(app)
    await app.join(event.code, 'Quince')
    const { trainers } = app.room.trainers.platform
    const [gone, other] = [
      await trainers.add({ name: 'Robin', role: 'observer', hash: '' }),
      await trainers.add({ name: 'Wren', role: 'trainer', hash: '' }),
    ]
    const looks = [await lookInto(app, event.id, gone.id), await lookInto(app, event.id, other.id)]
    const status = async (cookie: string) => (await app.ask('GET', '/api/Challenges', { cookie })).status
    expect(await Promise.all(looks.map(status))).toEqual([200, 200])
    await trainers.remove(gone.id)
    expect(await Promise.all(looks.map(status))).toEqual([403, 200])
  })

  it.each<['archived' | 'deleted', (app: ClassApp, id: string) => Promise<unknown>]>([
    [
      'archived',
      async ({ room }, id) => {
        await room.trainers.moveEvent(id, { act: 'end' })
        await room.trainers.moveEvent(id, { act: 'archive' })
      },
    ],
    ['deleted', ({ room }, id) => room.trainers.deleteEvent(id)],
  ])('causes no server error when an event is %s while a learner writes', async (how, end) => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    await app.ask('GET', '/', { cookie })
    const world = worldOf(app.room.trainers.live(event.id).learners[0]!.team)
    const ended = end(app, event.id)
    const answers = await Promise.all([
      logIn(app, cookie),
      app.ask('PUT', '/rest/products/1/reviews', { cookie, json: { message: 'Late.', author: 'x@fruit.test' } }),
      app.ask('GET', '/assets/public/images/padding/1px.png', { cookie }),
    ])
    await ended
    for (const { status } of answers) expect(status).toBeLessThan(500)
    // The shop of an archived event is closed; the shop of a deleted event is gone.
    if (how === 'archived') expect((await logIn(app, cookie)).status).toBe(403)
    expect(app.testApp.app.backend.registry.has(world)).toBe(how === 'archived')
    expect(app.testApp.reports.filter((line) => /Error/.test(line))).toEqual([])
  })

  it('closes the chains of an event’s shops when it ends', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    const { address } = JSON.parse((await app.ask('GET', RPC_PATH, { cookie })).body)
    const json = { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }
    expect((await app.ask('POST', address, { json })).status).toBe(200)
    await app.room.trainers.moveEvent(event.id, { act: 'end' })
    expect((await app.ask('POST', address, { json })).status).toBe(403)
  })

  it('limits the questions of one learner', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    for (const path of ['/class/question', '/class/renew']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => app.ask('POST', path, { cookie, form: { question: 'Why?' } })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(303), 429, 429])
    }
  })

  it('keeps points and drops other activity when a team exceeds its reports per minute', async () => {
    const app = await open()
    const event = await openEvent(app)
    const cookie = await app.join(event.code, 'Quince')
    const [learner] = app.room.trainers.live(event.id).learners
    const key = 'errorHandlingChallenge'
    const flags = await app.room.trainers.flags(event.id)
    const flag = flags.find(({ challenge, team }) => challenge === key && team === learner!.team)!
    for (let i = 0; i < 60; i++)
      expect((await app.ask('POST', '/class/flag', { cookie, form: { flag: flag.flag } })).status).toBe(303)
    await app.ask('GET', '/rest/nowhere', { cookie })
    const happenings = await app.happenings(event.id)
    expect(happenings.filter(({ kind }) => kind === 'flag').length).toBeLessThan(40)
    expect(happenings.filter(({ kind }) => kind === 'solved')).toMatchObject([{ challenge: key, text: '' }])
    expect(app.room.trainers.live(event.id).teams[0]!.points).toBeGreaterThan(0)
  })

  it('clears browser storage of other shops when a read-only session starts', async () => {
    const app = await open()
    const event = await openEvent(app)
    await app.join(event.code, 'Quince')
    const { address } = await app.room.trainers.lookIn(
      event.id,
      app.room.trainers.live(event.id).learners[0]!.id,
      TRAINER,
    )
    const looked = await app.ask('GET', address.slice(address.indexOf('/class/look')))
    expect(looked.headers['clear-site-data']).toBe('"storage"')
  })

  it('receives live activity and requests for help', async () => {
    const app = await open()
    const event = await openEvent(app)
    const messages: LiveMessage[] = []
    const stop = app.room.trainers.watch(event.id, (message) => messages.push(message))
    const cookie = await app.join(event.code, 'Quince')
    await logIn(app, cookie)
    await app.ask('POST', '/class/question', { cookie, form: { question: 'How <b>?' } })
    const solved = () => messages.flatMap((message) => (message.kind === 'changed' ? message.happenings : []))
    await expect
      .poll(() => solved().map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['joined', 'solved', 'question']))
    stop()
    expect(messages[0]!.kind).toBe('whole')
    expect(solved().find(({ kind }) => kind === 'solved')).toMatchObject({
      challenge: 'loginAdminChallenge',
      text: expect.stringMatching(/^POST \/rest\/user\/login/),
    })
    const [learner] = app.room.trainers.live(event.id).learners
    expect(learner).toMatchObject({ question: 'How <b>?', isPresent: true })
    await app.room.trainers.answerQuestion(event.id, learner!.id)
    expect(app.room.trainers.live(event.id).learners[0]!.question).toBeNull()
  })
})

it('a class has the same state after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-class-'))
  try {
    const first = await openClassApp(folder)
    const event = await openEvent(first)
    const cookie = await first.join(event.code, 'Quince')
    await logIn(first, cookie)
    const before = first.room.trainers.live(event.id)
    await first.close()
    const second = await open(folder)
    const after = second.room.trainers.live(event.id)
    expect(after.teams).toEqual(before.teams)
    expect(after.learners).toMatchObject([{ id: before.learners[0]!.id, nickname: 'Quince' }])
    expect((await second.ask('GET', '/class', { cookie })).body).toContain('Welcome, Quince')
    await opened.pop()!.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
