import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { when } from '@fruit/challenge-kit/challenge'
import type { ChallengeSolved } from '@fruit/contracts/calls/training'
import type { Limits } from '@fruit/contracts/configuration/limits'
import { worldCookie } from '@fruit/server/http/world-naming'
import { sessionOpened } from '@fruit/shop/accounts/facts'
import { documentServed } from '@fruit/shop/files/facts'
import { messageWith } from '@fruit/world/texts/texts'
import { io, type Socket } from 'socket.io-client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const KEY = 'a key for tests'
const notice = testChallenge({ id: 1, key: 'noticeChallenge', name: 'Notice', codingChallenge: true })
const catalogue = testCatalogue(
  {
    ...notice,
    brief: (language) => (language === 'de_DE' ? 'Lies den <em>Hinweis</em> &amp; mehr.' : notice.brief(language)),
  },
  testChallenge({ id: 2, key: 'loginChallenge', name: 'Login', solvedWhen: when(sessionOpened) }),
  testChallenge({
    id: 3,
    key: 'nearChallenge',
    name: 'Near',
    solvedWhen: when(documentServed, () =>
      messageWith('You named {{name}}. Now say what is wrong with the way the shop uses it.', { name: 'md5' }),
    ),
  }),
)

const testApps: TestApp[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  for (const testApp of testApps.splice(0)) await testApp.close()
})

async function open(dataFolder?: string, limits: Partial<Limits> = {}): Promise<TestApp> {
  const testApp = await openTestApp({
    catalogue,
    naming: { kind: 'cookie', key: KEY },
    server: { limits },
    ...(dataFolder && { dataFolder }),
  })
  testApps.push(testApp)
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
  return testApp
}

interface Browser {
  readonly socket: Socket
  readonly heard: [event: string, payload: unknown][]
  /** Notifications so far. Everything sent before this call has arrived. */
  solved(): Promise<ChallengeSolved[]>
}

/** A browser's socket in a world. */
async function browse(testApp: TestApp, id: string, language = 'en'): Promise<Browser> {
  const heard: Browser['heard'] = []
  const { port } = testApp.app.server.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: `${worldCookie(KEY, id).split(';')[0]!}; language=${language}` },
  })
  sockets.push(socket)
  socket.onAny((event, payload) => heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const solved = async () => {
    await socket.emitWithAck('notification received', 'no such flag')
    return heard.flatMap(([event, payload]) => (event === 'challenge solved' ? [payload as ChallengeSolved] : []))
  }
  return { socket, heard, solved }
}

describe('notifications', () => {
  it("say what is missing for a nearly solved challenge, in each browser's language, once a minute", async () => {
    const testApp = await open()
    const learner = testApp.learner()
    const [english, german] = [await browse(testApp, learner.id), await browse(testApp, learner.id, 'de_DE')]
    for (let time = 0; time < 3; time++) await learner.client().get('/ftp/legal.md')
    await Promise.all([english.solved(), german.solved()])
    const near = ({ heard }: Browser) => heard.filter(([event]) => event === 'challenge nearly solved')
    expect(near(english)).toEqual([
      [
        'challenge nearly solved',
        { key: 'nearChallenge', title: 'Near', words: expect.stringMatching(/^You named md5/) },
      ],
    ])
    expect(near(german)).toEqual([
      ['challenge nearly solved', expect.objectContaining({ words: expect.stringMatching(/^Du hast md5 genannt/) })],
    ])
    expect(await learner.solved()).toEqual(['noticeChallenge'])
  })

  it('reach only the browsers of their own world', async () => {
    const testApp = await open()
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const [my, your] = [await browse(testApp, mine.id), await browse(testApp, yours.id)]
    await mine.client().get('/ftp/legal.md')
    await yours.client().becomeCustomer()
    expect((await my.solved()).map(({ key }) => key)).toEqual(['noticeChallenge'])
    expect((await your.solved()).map(({ key }) => key)).toEqual(['loginChallenge'])
    testApp.app.backend.events.publisherFor(mine.id)('codingSolved', {
      key: 'noticeChallenge',
      codingChallengeStatus: 1,
    })
    await Promise.all([my.solved(), your.solved()])
    const codes = (browser: Browser) => browser.heard.filter(([event]) => event === 'code challenge solved')
    expect(codes(my)).toEqual([['code challenge solved', { key: 'noticeChallenge', codingChallengeStatus: 1 }]])
    expect(codes(your)).toEqual([])
  })

  it('are repeated until a browser confirms them, even after a restart of the server', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-'))
    const first = await open(dataFolder)
    const { id } = first.learner()
    const cookie = worldCookie(KEY, id).split(';')[0]!
    await first.app.server.inject({ url: '/ftp/legal.md', headers: { cookie } })
    await testApps.pop()!.close()
    const second = await open(dataFolder)
    const browser = await browse(second, id)
    const [notification, ...others] = await browser.solved()
    expect(notification).toMatchObject({ key: 'noticeChallenge', isRestore: false, codingChallenge: true })
    expect(others).toEqual([])
    await browser.socket.emitWithAck('notification received', notification!.flag)
    expect(await (await browse(second, id)).solved()).toEqual([])
    for (const socket of sockets.splice(0)) socket.close()
    await testApps.pop()!.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  it('are in the language of each browser, including those of a restore', async () => {
    const testApp = await open()
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    const told = async (browser: Browser) => (await browser.solved()).map(({ name, challenge }) => [name, challenge])
    const [german, english] = [await browse(testApp, mine.id, 'de_DE'), await browse(testApp, mine.id)]
    await mine.client().get('/ftp/legal.md')
    expect(await told(german)).toEqual([['Notice', 'Notice (Lies den Hinweis & mehr.)']])
    expect(await told(english)).toEqual([['Notice', 'Notice (Read the legal notice & more.)']])
    // A notification that waited for a browser is translated as well.
    expect(await told(await browse(testApp, mine.id, 'de_DE'))).toEqual(await told(german))

    const { continueCode } = (await mine.client().get('/rest/continue-code')).json()
    const restored = await browse(testApp, yours.id, 'de_DE')
    const answer = await testApp.app.server.inject({
      method: 'PUT',
      url: `/rest/continue-code/apply/${continueCode}`,
      headers: { cookie: `${worldCookie(KEY, yours.id).split(';')[0]!}; language=de_DE` },
    })
    expect(answer.json()).toMatchObject({ data: 'Wieder da, wo du aufgehört hast. Gelöste Aufgaben: 1' })
    expect(await told(restored)).toEqual(await told(german))
  })

  it('mark restored and repeated solves', async () => {
    const testApp = await open()
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    await mine.client().get('/ftp/legal.md')
    const { continueCode } = (await mine.client().get('/rest/continue-code')).json()
    const browser = await browse(testApp, yours.id)
    await yours.client().put(`/rest/continue-code/apply/${continueCode}`)
    await yours.client().put(`/rest/continue-code/apply/${continueCode}`)
    await yours.client().get('/rest/repeat-notification?challenge=Notice')
    await yours.client().get('/rest/repeat-notification?challenge=Login')
    expect((await browser.solved()).map(({ key, isRestore }) => [key, isRestore])).toEqual([
      ['noticeChallenge', true],
      ['noticeChallenge', true],
    ])
    // Only one notification per challenge waits for later browsers.
    expect(await (await browse(testApp, yours.id)).solved()).toHaveLength(1)
  })

  it('say "server started" once after a start, even after a reset of the shop', async () => {
    const testApp = await open()
    const learner = testApp.learner()
    const first = await browse(testApp, learner.id)
    await first.solved()
    await learner.client().post('/rest/training/reset', { what: 'shop' })
    const second = await browse(testApp, learner.id)
    await second.solved()
    const started = ({ heard }: Browser) => heard.filter(([event]) => event === 'server started').length
    expect([started(first), started(second)]).toEqual([1, 0])
  })

  it('say "server started" again when the world was deleted and created again, because its id is forgotten', async () => {
    const testApp = await open()
    const learner = testApp.learner()
    const first = await browse(testApp, learner.id)
    await first.solved()
    first.socket.close()
    testApp.app.backend.registry.discard(learner.id)
    const second = await browse(testApp, learner.id)
    await second.solved()
    expect(second.heard.map(([event]) => event)).toContain('server started')
  })
})

describe('socket messages', () => {
  it('are handled in different iterations of the event loop when they arrive together', async () => {
    const testApp = await open()
    const { socket } = await browse(testApp, testApp.learner().id)
    let iteration = 0
    const count = () => {
      iteration++
      counting = setImmediate(count)
    }
    let counting = setImmediate(count)
    const handled: number[] = []
    const receive = vi.spyOn(testApp.app.receiver, 'receive').mockImplementation(async () => {
      handled.push(iteration)
      return {}
    })
    await Promise.all(Array.from({ length: 20 }, () => socket.emitWithAck('notification received', 'no such flag')))
    clearImmediate(counting)
    receive.mockRestore()
    expect(new Set(handled).size).toBe(20)
  })

  it('are refused while too many are waiting', async () => {
    const testApp = await open(undefined, { waitingPerWorld: 2 })
    const { socket } = await browse(testApp, testApp.learner().id)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => socket.emitWithAck('notification received', 'no such flag')),
    )
    expect(answers.filter(({ error }) => /^2 of your requests are waiting/.test(error))).not.toEqual([])
  })
})
