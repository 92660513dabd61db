import { readMetrics } from '@fruit/contracts/calls/metrics'
import type { EventSettings } from '@fruit/contracts/console/class-event'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import type { OwnSolve } from '@fruit/training/events/event-channel'
import { type TrainingParts, trainingRoutes } from '@fruit/training/training'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClassApp, openClassApp, SETTINGS } from '../../support/class-app.ts'
import { TEST_CONFIGURATION } from '../../support/test-app.ts'

/** The challenge that the event selects. */
const CHOSEN = 'loginAdminChallenge'
/** A challenge that every shop here has solved. It has hints, code and a path that does not contain `CHOSEN`. */
const OTHER = { key: 'exposedMetricsChallenge', id: 97, name: 'Exposed Metrics', path: 'secrets-and-files' }

interface Answer {
  readonly status: number
  readonly body: string
}

/** Settings that forbid something, with the error message. */
const FORBIDDEN = {
  hints: [{ hints: { mode: 'off' } }, 'Hints are switched off here.'],
  coding: [{ coding: false }, 'Reading and repairing code is switched off here.'],
  ownFixes: [{ ownFixes: false }, 'Fixes of your own are switched off here.'],
  otherPaths: [{ path: 'injection' }, 'Your trainer leads this event along a path, and everybody follows it.'],
} as const satisfies Record<string, readonly [Partial<EventSettings>, string]>

interface Rule {
  readonly json?: object
  /** URL, for calls with parameters. */
  readonly url?: string
  /** Whether the response contains or affects the other challenge. Default: the status is not 404. */
  readonly isAbout?: (answer: Answer) => boolean
  readonly refusedWithout?: readonly (keyof typeof FORBIDDEN)[]
}

const speaksOf = (text: string) => ({ isAbout: ({ body }: Answer) => body.includes(text) })
const of = (path: string, rule: Omit<Rule, 'url'> = {}) => ({ url: path.replace(':key', OTHER.key), ...rule })
const coding = (path: string, rule: Omit<Rule, 'url' | 'refusedWithout'> = {}) =>
  of(path, { ...rule, refusedWithout: ['coding'] })
const restored = (kind: Parameters<typeof continueCode>[0], name: string) => ({
  url: `/rest/${name}/apply/${continueCode(kind, [OTHER.id])}`,
  isAbout: ({ body }: Answer) => JSON.parse(body).applied === 1,
})
const count = ({ body }: Answer) => Number(/_challenges_total\{[^}]*\} (\d+)/g.exec(body)?.[1])

/** Every call of the training, and the metrics: how an event's rules affect it, or why they do not. */
const CALLS: Record<string, Rule | string> = {
  'GET /api/Challenges': speaksOf(OTHER.key),
  'GET /api/Challenges/:id': 'nobody may',
  'POST /api/Challenges': 'nobody may',
  'PUT /api/Challenges/:id': 'nobody may',
  'DELETE /api/Challenges/:id': 'nobody may',
  'GET /rest/training/challenges/:key': of('/rest/training/challenges/:key'),
  'GET /rest/training/progress': { isAbout: ({ body }) => JSON.parse(body).total > 1 },
  'GET /rest/country-mapping': speaksOf('Otherland'),
  'GET /api/Hints': speaksOf(`"ChallengeId":${OTHER.id},`),
  'PUT /api/Hints/:id': { url: `/api/Hints/${OTHER.id}01`, json: { unlocked: true }, refusedWithout: ['hints'] },
  'GET /api/Hints/:id': 'nobody may',
  'POST /api/Hints': 'nobody may',
  'DELETE /api/Hints/:id': 'nobody may',
  'GET /rest/training/hints': speaksOf(OTHER.key),
  'PUT /rest/training/hints': { json: { opened: { [OTHER.key]: [2] } }, ...speaksOf(OTHER.key) },
  'POST /rest/training/challenges/:key/hints': of('/rest/training/challenges/:key/hints', {
    refusedWithout: ['hints'],
  }),
  'GET /rest/training/tutorials/:key': of('/rest/training/tutorials/:key'),
  'GET /rest/training/paths': speaksOf(OTHER.path),
  'PUT /rest/training/paths': { json: { given: { [OTHER.path]: { encoded: [1] } } }, ...speaksOf(OTHER.path) },
  'GET /rest/training/paths/:id': { url: `/rest/training/paths/${OTHER.path}` },
  'POST /rest/training/paths/:id/questions/:question': {
    url: `/rest/training/paths/${OTHER.path}/questions/encoded`,
    json: { answer: 1 },
  },
  'GET /rest/training/next': { isAbout: ({ body }) => JSON.parse(body).next.key !== CHOSEN },
  'PUT /rest/training/next': { json: { path: OTHER.path }, refusedWithout: ['otherPaths'] },
  'GET /snippets': speaksOf(OTHER.key),
  'GET /snippets/:key': coding('/snippets/:key'),
  'POST /snippets/verdict': coding('/snippets/verdict', { json: { key: OTHER.key, selectedLines: [1] } }),
  'GET /snippets/fixes/:key': coding('/snippets/fixes/:key'),
  'POST /snippets/fixes': coding('/snippets/fixes', { json: { key: OTHER.key, selectedFix: 0 } }),
  'GET /rest/training/coding/:key': coding('/rest/training/coding/:key'),
  'POST /rest/training/coding/:key/apply': coding('/rest/training/coding/:key/apply', { json: { fix: 'flaw' } }),
  'POST /rest/training/coding/:key/replay': coding('/rest/training/coding/:key/replay', { json: {} }),
  'POST /rest/training/coding/:key/own': of('/rest/training/coding/:key/own', {
    json: { code: 'export {' },
    refusedWithout: ['coding', 'ownFixes'],
  }),
  'GET /rest/training/coding/:key/own.js': 'it returns the code that pages of this shop run',
  'GET /rest/continue-code': speaksOf('continueCode'),
  'GET /rest/continue-code-findIt': speaksOf('continueCode'),
  'GET /rest/continue-code-fixIt': speaksOf('continueCode'),
  'PUT /rest/continue-code/apply/:code': restored('hacking', 'continue-code'),
  'PUT /rest/continue-code-findIt/apply/:code': restored('find-it', 'continue-code-findIt'),
  'PUT /rest/continue-code-fixIt/apply/:code': restored('fix-it', 'continue-code-fixIt'),
  'GET /rest/repeat-notification': {
    url: `/rest/repeat-notification?challenge=${encodeURIComponent(OTHER.name)}`,
    isAbout: () => told.splice(0).includes(OTHER.key),
  },
  'POST /rest/training/reset': { json: { what: 'challenge', key: OTHER.key } },
  'GET /rest/training/undo': 'it names what the player did',
  'POST /rest/training/undo': 'it names what the player did',
  'GET /rest/training/walkthroughs': speaksOf(OTHER.key),
  'GET /rest/training/walkthroughs/:key': of('/rest/training/walkthroughs/:key'),
  'GET /rest/training/ground-truth': speaksOf(OTHER.key),
  'GET /rest/training/scan': speaksOf(OTHER.key),
  'POST /rest/training/scan': 'it names no challenge',
  'GET /metrics': { isAbout: (answer) => count(answer) > 1 },
}

/** Keys of the notifications sent to browsers, and of the solves sent to the webhook. */
const told: string[] = []
const webhooked: string[] = []
let app: ClassApp
beforeAll(async () => {
  const configuration = TEST_CONFIGURATION
  const countryMapping = { [OTHER.key]: { name: 'Otherland', code: 'OL' }, [CHOSEN]: { name: 'Here', code: 'HR' } }
  app = await openClassApp(undefined, undefined, {
    configuration: { ...configuration, ctf: { ...configuration.ctf, countryMapping } },
    webhook: { send: ({ notification }: OwnSolve) => webhooked.push(notification.key), close: () => {} } as never,
    server: { showGroundTruth: true, showWalkthroughs: true },
  })
  app.testApp.app.backend.events.subscribe('notification', (_world, inLanguage) => {
    told.push(inLanguage('en').key)
  })
})
afterAll(() => app.close())

/** Opens an event with one learner who has solved the other challenge, found its flaw and fixed it. */
async function openShop(settings: EventSettings = SETTINGS) {
  const { trainers: desk } = app.room
  const { id } = await desk.createEvent(settings)
  const { code } = await desk.moveEvent(id, { act: 'open' })
  const cookie = await app.join(code, 'Quince')
  const send = async (method: string, url: string, json?: object): Promise<Answer> =>
    await app.ask(method as 'GET', url, { cookie, headers: { accept: 'application/json' }, ...(json && { json }) })
  const shop = {
    id,
    send,
    change: (other: Partial<EventSettings>) =>
      desk.changeEvent(id, { settings: { ...SETTINGS, ...other }, begun: desk.event(id).settings }),
  }
  await send('GET', '/metrics')
  await send('PUT', '/rest/training/hints', { opened: { [OTHER.key]: [1] } })
  for (const [kind, name] of [
    ['find-it', 'continue-code-findIt'],
    ['fix-it', 'continue-code-fixIt'],
  ] as const)
    await send('PUT', `/rest/${name}/apply/${continueCode(kind, [OTHER.id])}`)
  return shop
}

const ruled = Object.entries(CALLS).flatMap(([name, rule]) => (typeof rule === 'string' ? [] : [[name, rule] as const]))
const ask = (shop: Awaited<ReturnType<typeof openShop>>, name: string, { url, json }: Rule) => {
  const [method, path] = name.split(' ') as [string, string]
  return shop.send(method, url ?? path, json)
}

it('CALLS covers every call of the training, and the metrics', () => {
  const calls = [...trainingRoutes({} as TrainingParts), { call: readMetrics }].map(({ call }) => call)
  expect(Object.keys(CALLS).sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
})

describe('the selected challenges of an event', () => {
  it.each(ruled)('limit %s immediately', async (name, rule) => {
    const shop = await openShop()
    const { isAbout = ({ status }: Answer) => status !== 404 } = rule
    const answer = async () => isAbout(await ask(shop, name, rule))
    expect(await answer()).toBe(true)
    await shop.change({ challenges: [CHOSEN] })
    expect(await answer()).toBe(false)
    await shop.change({ challenges: null })
    expect(await answer()).toBe(true)
  })
})

describe('the settings of an event', () => {
  it.each(ruled)('make %s reject forbidden requests immediately, with a reason', async (name, rule) => {
    const shop = await openShop()
    for (const [what, [settings, text]] of Object.entries(FORBIDDEN)) {
      const answer = async () => {
        const { status, body } = await ask(shop, name, rule)
        return [what, status === 403, body.includes(text)]
      }
      await shop.change({})
      expect(await answer()).toEqual([what, false, false])
      await shop.change(settings)
      const isRefused = rule.refusedWithout?.some((one) => one === what) ?? false
      expect(await answer()).toEqual([what, isRefused, isRefused])
    }
  })
})

it('a hint is sent only after it was opened, and counts, also from a backup', async () => {
  const shop = await openShop()
  const row = async () =>
    JSON.parse((await shop.send('GET', '/api/Challenges')).body).data.find(({ key }: { key: string }) => key === CHOSEN)
  const texts = async () =>
    JSON.parse((await shop.send('GET', '/api/Hints?ChallengeId=45')).body).data.map(
      ({ text }: { text: string }) => text !== '',
    )
  const opened = () => {
    const [team] = app.room.trainers.live(shop.id).teams
    return app.room.roster.records.get(team!.id)!.hints.get(CHOSEN) ?? 0
  }
  expect([(await row()).hint, opened()]).toEqual([null, 0])
  expect(await texts()).not.toContain(true)
  await shop.send('PUT', '/rest/training/hints', { opened: { [CHOSEN]: [1, 2] } })
  expect([(await row()).hint, opened()]).toEqual([expect.stringMatching(/./), 2])
})

it('the path of an event overrides the path that a learner chose', async () => {
  const shop = await openShop()
  const followed = async () => JSON.parse((await shop.send('GET', '/rest/training/next')).body).path?.id ?? null
  await shop.send('PUT', '/rest/training/next', { path: OTHER.path })
  expect(await followed()).toBe(OTHER.path)
  await shop.change({ path: 'injection' })
  expect(await followed()).toBe('injection')
  await shop.change({ path: null })
  expect(await followed()).toBe(OTHER.path)
})

it('browsers and the webhook receive solves of selected challenges only; others count once selected', async () => {
  for (const heard of [told, webhooked]) heard.length = 0
  const shop = await openShop({ ...SETTINGS, challenges: [CHOSEN] })
  expect([told.splice(0), webhooked.splice(0)]).toEqual([[], []])
  const solved = () => app.room.trainers.live(shop.id).teams[0]!.solves.map(({ challenge }) => challenge)
  expect(solved()).toEqual([])
  await shop.change({})
  expect(solved()).toEqual([OTHER.key])
  await shop.send('POST', '/rest/user/login', { email: "' or 1=1--", password: 'x' })
  expect([told.splice(0), webhooked.splice(0)]).toEqual([[CHOSEN], [CHOSEN]])
})
