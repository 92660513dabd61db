import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worldOf } from '@fruit/classroom/class/roster'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClassApp, openClassApp, SETTINGS } from '../../support/class-app.ts'

let folders: string
const opened: ClassApp[] = []
beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'fruit-class-'))
})
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
  rmSync(folders, { recursive: true, force: true })
})

async function open(name: string): Promise<ClassApp> {
  const app = await openClassApp(join(folders, name))
  opened.push(app)
  return app
}

/** Opens a copy of the data folder, in the state that a killed process would leave. */
function killed(name: string, copy: string): Promise<ClassApp> {
  cpSync(join(folders, name), join(folders, copy), { recursive: true })
  return open(copy)
}

async function eventWith(app: ClassApp, settings = SETTINGS) {
  const { id } = await app.room.trainers.createEvent(settings)
  const { code } = await app.room.trainers.moveEvent(id, { act: 'open' })
  const cookie = await app.join(code, 'Quince')
  const [learner] = app.room.trainers.live(id).learners
  return { id, cookie, learner: learner!, world: worldOf(learner!.team) }
}

const logIn = ({ ask }: ClassApp, cookie: string) =>
  ask('POST', '/rest/user/login', { cookie, json: { email: "' or 1=1--", password: 'x' } })
const solvesOf = (app: ClassApp, event: string) => app.room.trainers.live(event).teams[0]!.solves

describe('after a process was killed', () => {
  it('a solve without a report is reported once, with its time', async () => {
    const first = await open('first')
    const { id, cookie } = await eventWith(first)
    await first.ask('GET', '/rest/products/search?q=', { cookie })
    const note = vi.spyOn(first.room.journal, 'note').mockReturnValue(null)
    await logIn(first, cookie)
    note.mockRestore()
    expect(solvesOf(first, id)).toEqual([])
    const second = await killed('first', 'second')
    expect(solvesOf(second, id)).toMatchObject([
      { challenge: 'loginAdminChallenge', at: first.clock.time, points: 250 },
    ])
    second.clock.time += 5000
    await second.ask('GET', '/rest/products/search?q=', { cookie })
    const third = await killed('second', 'third')
    const solved = (await third.happenings(id)).filter(({ kind }) => kind === 'solved')
    expect(solved).toMatchObject([{ challenge: 'loginAdminChallenge', text: 'POST /rest/user/login' }])
  })

  it('trainer messages that no browser has shown are still pending', async () => {
    const first = await open('first')
    const { id, learner, world } = await eventWith(first)
    await first.room.trainers.sendWord(id, { learner: learner.id, text: 'Lunch' })
    await first.room.trainers.giveHint(id, { learner: learner.id, challenge: 'loginAdminChallenge', number: 1 })
    await first.room.trainers.release(id, { challenge: 'loginAdminChallenge', what: 'walkthrough' })
    const second = await killed('first', 'second')
    const words = second.room.words(world)
    expect(words).toEqual(first.room.words(world))
    expect(words.map(({ text }) => text)).toEqual([
      'Lunch',
      expect.stringMatching(/^Login Admin: [^<]+$/),
      'Login Admin: /rest/training/walkthroughs/loginAdminChallenge',
    ])
    second.clock.time += 5000
    for (const word of words.slice(0, 2)) second.room.wordSeen(world, word.id)
    second.room.wordSeen(world, 'no word')
    const third = await killed('second', 'third')
    expect(third.room.words(world)).toEqual(words.slice(2))
  })
})

it('a damaged shop does not keep the class from starting', async () => {
  const first = await open('first')
  const { id, cookie, world } = await eventWith(first)
  const { code } = first.room.roster.events.get(id)!
  const other = await first.join(code, 'Medlar')
  for (const each of [cookie, other]) await first.ask('GET', '/rest/products/search?q=', { cookie: each })
  cpSync(join(folders, 'first'), join(folders, 'second'), { recursive: true })
  const folder = join(folders, 'second', 'worlds', world)
  const shop = readdirSync(folder).find((name) => name.startsWith('shop-'))!
  writeFileSync(join(folder, shop, 'shop.db'), Buffer.alloc(8192, 0xa5))
  const second = await open('second')
  second.clock.time += 5000
  expect((await second.ask('GET', '/rest/products/search?q=', { cookie })).status).toBe(503)
  expect((await second.ask('GET', '/rest/products/search?q=', { cookie: other })).status).toBe(200)
})

it('a hint that is opened again after a reset of the progress counts and is reported once', async () => {
  const app = await open('first')
  const { id, cookie, learner } = await eventWith(app)
  const openHints = (...numbers: number[]) =>
    app.ask('PUT', '/rest/training/hints', { cookie, json: { opened: { loginAdminChallenge: numbers } } })
  await openHints(1)
  for (let i = 0; i < 3; i++) {
    await app.ask('POST', '/rest/training/reset', { cookie, json: { what: 'progress' } })
    await openHints(1)
  }
  await openHints(1, 2)
  expect(app.room.roster.records.get(learner.team)!.hints.get('loginAdminChallenge')).toBe(2)
  expect((await app.happenings(id)).filter(({ kind }) => kind === 'hint')).toHaveLength(2)
})

describe('the selected challenges of an event', () => {
  it('are the only ones that its shops show, count and announce', async () => {
    const app = await open('first')
    const settings = { ...SETTINGS, challenges: ['scoreBoardChallenge', 'privacyPolicyChallenge'] }
    const { id, cookie } = await eventWith(app, settings)
    const get = async (url: string) => JSON.parse((await app.ask('GET', url, { cookie })).body)
    const keys = async () => (await get('/api/Challenges')).data.map(({ key }: { key: string }) => key)
    expect(await keys()).toEqual(expect.arrayContaining(settings.challenges))
    expect(await keys()).toHaveLength(2)
    expect((await get('/api/Challenges?key=loginAdminChallenge')).data).toEqual([])
    expect(settings.challenges).toContain((await get('/rest/training/next')).next.key)
    expect(await get('/rest/training/progress')).toMatchObject({ solved: 0, total: 2 })
    const told: string[] = []
    app.testApp.app.backend.events.subscribe('notification', (_, inLanguage) => {
      told.push(inLanguage('en').key)
    })
    await logIn(app, cookie)
    await app.ask('GET', '/assets/public/images/padding/1px.png', { cookie })
    expect(told).toEqual(['scoreBoardChallenge'])
    expect(await get('/rest/training/progress')).toMatchObject({ solved: 1, total: 2 })
    const page = async () => (await app.ask('GET', '/rest/training/challenges/loginAdminChallenge', { cookie })).status
    expect(await page()).toBe(404)
    await app.room.trainers.changeEvent(id, { settings: { ...settings, challenges: null }, begun: settings })
    expect(await page()).toBe(200)
    expect((await keys()).length).toBeGreaterThan(100)
    expect(solvesOf(app, id).map(({ challenge }) => challenge)).toContain('loginAdminChallenge')
  })
})
