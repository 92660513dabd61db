import { readCatalogue } from '@fruit/catalogue/catalogue'
import { continueCode, idsOfContinueCode } from '@fruit/training/continue-codes/continue-code'
import Hashids from 'hashids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const { entries } = readCatalogue()

/** Ids of the interface's challenges, as all its lists have them. */
const INTERFACE = Array.from({ length: 115 }, (_, index) => index + 1)
/** The first id of challenges that the interface does not define. */
const FIRST_OWN_ID = 1001

/** The codec of hosts written for the reference shop: the public library with its alphabet and salt. */
const referenceCodec = new Hashids(
  'this is my salt',
  60,
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890',
)

const numbers = entries.map(({ challenge }) => challenge.id)
const ownIds = numbers.filter((id) => id >= FIRST_OWN_ID)
const interfaceIds = numbers.filter((id) => id < FIRST_OWN_ID)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const apply = async (learner: Learner, code: string) =>
  (await learner.client().put(`/rest/continue-code/apply/${code}`)).json() as { applied: number; ignored: number[] }

const codeOf = async (learner: Learner) =>
  (await learner.client().get('/rest/continue-code')).json().continueCode as string

async function solvedIds(learner: Learner): Promise<number[]> {
  const { data } = (await learner.client().get('/api/challenges')).json()
  return data.flatMap(({ id, solved }: { id: number; solved: boolean }) => (solved ? [id] : []))
}

describe('the list of challenges', () => {
  it('has all ids of the interface, and own ones from 1001', () => {
    expect(interfaceIds).toEqual(INTERFACE)
    expect(ownIds.length).toBeGreaterThan(0)
  })

  it('has every challenge ordered by id, none of them disabled', async () => {
    const { data } = (await testApp.learner().client().get('/api/Challenges')).json()
    expect(data.map(({ id }: { id: number }) => id)).toEqual(numbers.toSorted((one, other) => one - other))
    for (const { key, disabledEnv } of data) expect(disabledEnv, key).toBeNull()
  })
})

describe('a host that knows only the 115 challenges of the interface', () => {
  it('reads and writes the same codes as the shop', () => {
    expect(continueCode('hacking', INTERFACE)).toBe(referenceCodec.encode(INTERFACE))
    expect(idsOfContinueCode('hacking', referenceCodec.encode(INTERFACE))).toEqual(INTERFACE)
  })

  it('restores all of them', async () => {
    const learner = testApp.learner()
    expect(await apply(learner, referenceCodec.encode(INTERFACE))).toMatchObject({ applied: 115, ignored: [] })
    expect(await solvedIds(learner)).toEqual(INTERFACE)
  })

  it('does not remove solves that it does not know', async () => {
    const learner = testApp.learner()
    await apply(learner, continueCode('hacking', [45, ...ownIds])!)
    await apply(learner, referenceCodec.encode([75]))
    expect(await solvedIds(learner)).toEqual([45, 75, ...ownIds])
    // The shop's own code restores all of them in a new world.
    const another = testApp.learner()
    await apply(another, await codeOf(learner))
    expect(await solvedIds(another)).toEqual([45, 75, ...ownIds])
  })

  it('may send 0 for challenges without an id', async () => {
    const learner = testApp.learner()
    await apply(learner, continueCode('hacking', ownIds)!)
    const { applied, ignored } = await apply(learner, referenceCodec.encode([45, 0, 0, 75]))
    expect({ applied, ignored }).toEqual({ applied: 2, ignored: [0] })
    expect(await solvedIds(learner)).toEqual([45, 75, ...ownIds])
    expect(await apply(learner, referenceCodec.encode([0]))).toMatchObject({ applied: 0, ignored: [0] })
  })

  it("ignores unknown ids in the shop's codes", async () => {
    const learner = testApp.learner()
    await apply(learner, continueCode('hacking', [45, ...ownIds])!)
    const read = referenceCodec.decode(await codeOf(learner)).map(Number)
    expect(read.filter((id) => id <= 115)).toEqual([45])
  })
})
