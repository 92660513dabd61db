import type { AddressInfo } from 'node:net'
import { readCatalogue } from '@fruit/catalogue/catalogue'
import { cpuStopwatch } from '@fruit/sandbox/pool/stopwatch'
import type { WorldId } from '@fruit/world/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'
import { FIXED_CHALLENGE, RIGHT_FIX, TRIGGER_EMAIL, worstFixes } from '../../support/worst-own-fixes.ts'

const OWN = `/rest/training/coding/${FIXED_CHALLENGE}/own`
const { challenge, loadProof } = readCatalogue().entries.find((entry) => entry.challenge.key === FIXED_CHALLENGE)!
/** A call of this function occupies the judge for a second of processor time. */
const SLOW_FIX = 'export function findByCredentials() { [].includes.call({ length: 2 ** 53 - 1 }, 1) }'
/** Rounds to try, since other processes may slow down one of them. */
const ROUNDS = 5

let testApp: TestApp
const places = new Map<WorldId, number[]>()
beforeAll(async () => {
  // The time limits do not depend on the machine's load.
  testApp = await openTestApp({ judgingTimeoutMs: 600_000 })
  testApp.app.backend.events.subscribe('ownFixWaits', (world, { key, place }) => {
    expect(key).toBe(FIXED_CHALLENGE)
    places.set(world, [...(places.get(world) ?? []), place])
  })
})
afterAll(() => testApp.close())

async function createSolver(): Promise<Learner> {
  const learner = testApp.learner()
  await (await loadProof()).exploit(learner.client())
  return learner
}

async function heldFix(learner: Learner): Promise<string | null> {
  return (await learner.client().get(`/rest/training/coding/${FIXED_CHALLENGE}`)).json().own.held
}

describe('own fixes that many learners submit', () => {
  it('are all judged, and waiting learners get their place in the queue', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, createSolver))
    const verdicts = await Promise.all(learners.map((learner) => learner.client().post(OWN, { code: RIGHT_FIX })))
    for (const verdict of verdicts) expect(verdict.json(), verdict.text).toMatchObject({ kind: 'holds' })
    const told = learners.map(({ id }) => places.get(id) ?? [])
    expect(told.filter((each) => each.length === 0)).toHaveLength(2)
    expect(Math.max(...told.flat())).toBe(10)
    for (const each of told) expect(each).toEqual([...each].sort((one, other) => other - one))
    expect(told.filter((each) => each.at(-1) === 1)).toHaveLength(10)
  })

  it('are not judged when their learner disconnects while waiting', async () => {
    const [first, second, gone, patient] = (await Promise.all(Array.from({ length: 4 }, createSolver))) as [
      Learner,
      Learner,
      Learner,
      Learner,
    ]
    await testApp.app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = testApp.app.server.server.address() as AddressInfo
    const submit = ({ cookie }: Learner, code: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${OWN}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
        body: JSON.stringify({ code }),
        ...(signal && { signal }),
      })
    const hangUp = new AbortController()
    const waits = ({ id }: Learner) => expect.poll(() => places.get(id)?.at(-1), { interval: 5 })
    const judged = [submit(first, SLOW_FIX), submit(second, SLOW_FIX)]
    const left = submit(gone, RIGHT_FIX, hangUp.signal).catch((error) => error)
    await waits(gone).toBe(1)
    const verdict = submit(patient, RIGHT_FIX)
    await waits(patient).toBe(2)
    hangUp.abort()
    expect(await left).toMatchObject({ name: 'AbortError' })
    expect(await (await verdict).json()).toMatchObject({ kind: 'holds' })
    for (const each of await Promise.all(judged)) expect(await each.json()).toMatchObject({ kind: 'too-slow' })
    expect(await heldFix(patient)).toBe(RIGHT_FIX)
    expect(await heldFix(gone)).toBeNull()
  })
})

/** The 99th percentile of a learner's visits, in milliseconds of processor time. */
async function p99VisitMs(learner: Learner, count: number): Promise<number> {
  const client = learner.client()
  const times: number[] = []
  for (let visit = 0; visit < count; visit++) {
    const took = cpuStopwatch()
    expect((await client.get('/rest/products/search?q=juice')).status).toBe(200)
    expect((await client.post('/rest/user/login', { email: 'nobody@fruit.test', password: 'x' })).status).toBe(401)
    times.push(took())
  }
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)]!
}

describe('an own fix that exhausts a resource', () => {
  it.each(Object.entries(worstFixes))('and %s does not block other worlds', async (_title, code) => {
    const calm = testApp.learner()
    const attacker = await createSolver()
    const { installedFixes } = testApp.app.backend
    await attacker.inside(async (world) => {
      await installedFixes.keepOwnFix(world, challenge.weakness!, { source: code, code })
      await installedFixes.apply(world, challenge.weakness!, 'own')
    })
    // One request after another: many at once would measure their ordinary part more than the fix.
    const attacked = async () => {
      let isOver = false
      let worked = 0
      const attack = async () => {
        while (!isOver) {
          await attacker.client().post('/rest/user/login', { email: TRIGGER_EMAIL, password: 'x' })
          worked++
        }
      }
      const attacking = attack()
      const during = await p99VisitMs(calm, 60)
      isOver = true
      await attacking
      expect(worked).toBeGreaterThan(0)
      return during
    }
    await p99VisitMs(calm, 30)
    let [idle, during] = [await p99VisitMs(calm, 60), await attacked()]
    for (let round = 1; round < ROUNDS && during >= Math.max(250, 3 * idle); round++)
      [idle, during] = [await p99VisitMs(calm, 60), await attacked()]
    expect(during).toBeLessThan(Math.max(250, 3 * idle))
  })
})
