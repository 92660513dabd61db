import type { Clock } from '@fruit/world/clock'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const PATH = '/rest/products/reviews'
const WORLDS = 20
const LIKES = 3

/** A clock whose waits end when the test says so. */
function createManualClock() {
  let waiting: (() => void)[] = []
  const clock: Clock = {
    now: () => Date.UTC(2026, 4, 1),
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  }
  return {
    clock,
    waiting: () => waiting.length,
    goOn: () => {
      const due = waiting
      waiting = []
      for (const resume of due) resume()
    },
  }
}

const manualClock = createManualClock()
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ clock: manualClock.clock })
})
afterAll(() => testApp.close())

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Advances the clock until a promise settles. */
async function advanceUntilSettled<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  while (!isDone) {
    manualClock.goOn()
    await turn()
  }
  return done
}

/** A customer in a new world, and its first review of product 1. */
async function createCustomerWithReview() {
  const learner = testApp.learner()
  const client = learner.client()
  const { email } = await client.becomeCustomer()
  return { learner, client, email, id: (await firstReview(client))._id }
}

async function firstReview(client: Client) {
  return (await client.get('/rest/products/1/reviews')).json().data[0] as {
    _id: string
    likedBy: string[]
    likesCount: number
  }
}

describe('simultaneous likes of one review', () => {
  it('all succeed before the first is stored, in twenty independent worlds', async () => {
    const customers = await Promise.all(Array.from({ length: WORLDS }, createCustomerWithReview))
    const answers = Promise.all(
      customers.flatMap(({ client, id }) => Array.from({ length: LIKES }, () => client.post(PATH, { id }))),
    )
    // The clock does not advance until all requests wait.
    while (manualClock.waiting() < WORLDS * LIKES) await turn()
    const statuses = (await advanceUntilSettled(answers)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: WORLDS * LIKES }, () => 200))
    for (const { learner, client, email } of customers) {
      expect(await firstReview(client)).toMatchObject({ likesCount: LIKES, likedBy: Array(LIKES).fill(email) })
      expect(await learner.solved()).toContain('timingAttackChallenge')
    }
  })

  it('are rejected once the first is stored', async () => {
    const { learner, client, id } = await createCustomerWithReview()
    const first = client.post(PATH, { id })
    while (manualClock.waiting() === 0) await turn()
    expect((await advanceUntilSettled(first)).status).toBe(200)
    expect((await client.post(PATH, { id })).status).toBe(403)
    expect(await learner.solved()).not.toContain('timingAttackChallenge')
  })
})
