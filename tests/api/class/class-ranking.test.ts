import { afterEach, expect, it } from 'vitest'
import { type ClassApp, openClassApp, SETTINGS } from '../../support/class-app.ts'

const opened: ClassApp[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

async function openContest() {
  const app = await openClassApp()
  opened.push(app)
  const { id } = await app.room.trainers.createEvent(SETTINGS)
  const { code } = await app.room.trainers.moveEvent(id, { act: 'open' })
  /** Rows of the ranking on the class page. */
  const ranking = async (cookie: string) => {
    const { body } = await app.ask('GET', '/class', { cookie })
    const cells = (row: string) => [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)
    const table = body.split('<tbody>')[1] ?? ''
    return [...table.matchAll(/<tr[^>]*>(<td>.*?)<\/tr>/g)].map(([, row]) => cells(row!).join(' '))
  }
  const solve = (cookie: string) =>
    app.ask('POST', '/rest/user/login', { cookie, json: { email: "' or 1=1--", password: 'x' } })
  return { app, id, code, ranking, solve }
}

it('ranking shows joins, solves and removals immediately', async () => {
  const { app, id, code, ranking, solve } = await openContest()
  const quince = await app.join(code, 'Quince')
  expect(await ranking(quince)).toEqual(['1 Quince 0 0'])
  const pip = await app.join(code, 'Pip')
  expect(await ranking(quince)).toEqual(['1 Quince 0 0', '1 Pip 0 0'])
  await solve(pip)
  const [first, second] = await ranking(quince)
  expect(first).toMatch(/^1 Pip 1 [1-9]\d*$/)
  expect(second).toBe('2 Quince 0 0')
  expect(await ranking(pip)).toEqual([first, second])
  const learner = app.room.trainers.live(id).learners.find(({ nickname }) => nickname === 'Pip')!
  await app.room.trainers.removeLearner(id, learner.id)
  expect(await ranking(quince)).toEqual(['1 Quince 0 0'])
})

it('ranking does not change while the board is frozen', async () => {
  const { app, id, code, ranking, solve } = await openContest()
  const quince = await app.join(code, 'Quince')
  await ranking(quince)
  await app.room.trainers.moveEvent(id, { act: 'freeze' })
  app.clock.time += 60_000
  await solve(quince)
  expect(await ranking(quince)).toEqual(['1 Quince 0 0'])
  await app.room.trainers.moveEvent(id, { act: 'unfreeze' })
  expect((await ranking(quince))[0]).toMatch(/^1 Quince 1 [1-9]\d*$/)
})

it('ranking recalculates points when the rules change', async () => {
  const { app, id, code, ranking, solve } = await openContest()
  const quince = await app.join(code, 'Quince')
  await solve(quince)
  const [before] = await ranking(quince)
  const { contest } = SETTINGS
  const begun = app.room.trainers.event(id).settings
  const settings = { ...SETTINGS, contest: { ...contest, firstBlood: contest.firstBlood + 7 } }
  await app.room.trainers.changeEvent(id, { settings, begun })
  const points = (row: string | undefined) => Number(row?.split(' ').at(-1))
  expect(points((await ranking(quince))[0])).toBe(points(before) + 7)
})

it('ranking is not recalculated for visits', async () => {
  const { app, id, code, solve } = await openContest()
  await solve(await app.join(code, 'Quince'))
  const event = app.room.roster.event(id)
  const made = app.room.view.ranking(event)
  const [learner] = app.room.trainers.live(id).learners
  app.clock.time += 120_000
  app.room.journal.note('visit', learner!.team, { learner: learner!.id })
  app.room.view.announceChange(id, { learners: [learner!.id] })
  expect(app.room.view.ranking(event)).toBe(made)
})

it('membersOf follows moves to another team and removals', async () => {
  const { app, id, code } = await openContest()
  await app.join(code, 'Quince')
  await app.join(code, 'Pip')
  const [quince, pip] = app.room.trainers.live(id).learners
  const names = (team: string) => app.room.roster.membersOf(team).map(({ nickname }) => nickname)
  await app.room.trainers.moveLearner(id, pip!.id, { team: quince!.team })
  expect([names(quince!.team), names(pip!.team)]).toEqual([['Quince', 'Pip'], []])
  await app.room.trainers.removeLearner(id, quince!.id)
  expect(names(quince!.team)).toEqual(['Pip'])
})
