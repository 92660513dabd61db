import { when } from '@fruit/challenge-kit/challenge'
import type { SolutionWebhook } from '@fruit/server/startup/solution-webhook'
import { documentServed } from '@fruit/shop/files/facts'
import { listedScreenOpened } from '@fruit/shop/screens/facts'
import type { OwnSolve } from '@fruit/training/events/event-channel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const served = (name: string) => when(documentServed, (document) => JSON.stringify(document).includes(name))
const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'directoryListingChallenge', difficulty: 5, solvedWhen: served('legal') }),
  testChallenge({ id: 2, key: 'pageChallenge', difficulty: 1, solvedWhen: when(listedScreenOpened) }),
)

/** Solves sent to the stubbed webhook. */
const sent: OwnSolve[] = []
const webhook = { send: (solve: OwnSolve) => sent.push(solve), close: async () => {} } as unknown as SolutionWebhook

let now = Date.parse('2026-01-01T00:00:00Z')
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue, webhook, clock: { now: () => now } })
})
afterAll(() => testApp.close())

/** The webhook message for a solve in a new world, after some minutes and these requests. */
async function solve(minutes: number, ...paths: string[]): Promise<OwnSolve> {
  sent.splice(0)
  const client = testApp.learner().client()
  now += minutes * 60_000
  for (const path of paths) await client.get(path)
  expect(sent).toHaveLength(1)
  return sent[0]!
}

describe('a solve', () => {
  it('is scored by its duration and by the requests before it', async () => {
    const onTheWay = await solve(8, '/ftp', '/ftp/legal.md')
    expect(onTheWay.cheatScore).toBeCloseTo(0.2, 10)
    expect(onTheWay.totalCheatScore).toBeCloseTo(0.1, 10)
    const inPassing = await solve(8, '/ftp/legal.md')
    expect(inPassing.cheatScore).toBeCloseTo(0.3, 10)
    expect(await solve(20, '/ftp/legal.md')).toMatchObject({ cheatScore: 0, totalCheatScore: 0 })
  })

  it('by a tracking image without its page counts as cheating', async () => {
    const { cheatScore } = await solve(60, '/assets/public/images/padding/81px.png')
    expect(cheatScore).toBe(1)
    const client = testApp.learner().client()
    sent.splice(0)
    now += 3_600_000
    await client.get('/assets/public/images/padding/81px.png', { headers: { 'sec-fetch-dest': 'image' } })
    expect(sent[0]?.cheatScore).toBe(0)
  })

  it('is sent with its flag, time and number of opened hints', async () => {
    sent.splice(0)
    const client = testApp.learner().client()
    await client.post('/rest/training/challenges/pageChallenge/hints')
    await client.get('/assets/public/images/padding/81px.png')
    expect(sent).toEqual([
      expect.objectContaining({
        notification: expect.objectContaining({ key: 'pageChallenge', flag: expect.stringMatching(/^[0-9a-f]{40}$/) }),
        solvedAt: now,
        hintsAvailable: 3,
        hintsUnlocked: 1,
      }),
    ])
  })

  it('is not sent when restored or repeated', async () => {
    const [first, second] = [testApp.learner().client(), testApp.learner().client()]
    await first.get('/assets/public/images/padding/81px.png')
    const { continueCode } = (await first.get('/rest/continue-code')).json()
    sent.splice(0)
    await second.put(`/rest/continue-code/apply/${continueCode}`)
    await second.get('/rest/repeat-notification?challenge=Test')
    await second.get('/assets/public/images/padding/81px.png')
    expect(sent).toEqual([])
  })
})
