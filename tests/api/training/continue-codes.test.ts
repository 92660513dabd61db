import { when } from '@fruit/challenge-kit/challenge'
import { continueCodeApplied } from '@fruit/challenge-kit/facts'
import * as contracts from '@fruit/contracts/calls/progress'
import { continueCode } from '@fruit/training/continue-codes/continue-code'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { testCatalogue, testChallenge } from '../../support/small-catalogue.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const never = when(continueCodeApplied, () => false)
const catalogue = testCatalogue(
  testChallenge({ id: 1, key: 'oneChallenge', name: 'One' }),
  testChallenge({ id: 2, key: 'twoChallenge', name: 'Two', solvedWhen: never, codingChallenge: true }),
  testChallenge({
    id: 41,
    key: 'imaginaryChallenge',
    name: 'Imaginary',
    solvedWhen: when(continueCodeApplied, ({ kind, ids }) => kind === 'hacking' && ids.includes(999)),
  }),
  testChallenge({ id: 74, key: 'lastChallenge', name: 'Last', solvedWhen: never, codingChallenge: true }),
)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ catalogue })
})
afterAll(() => testApp.close())

const CODES = {
  '': [contracts.getContinueCode, contracts.applyContinueCode, 'hacking'],
  '-findIt': [contracts.getContinueCodeFindIt, contracts.applyContinueCodeFindIt, 'find-it'],
  '-fixIt': [contracts.getContinueCodeFixIt, contracts.applyContinueCodeFixIt, 'fix-it'],
} as const
type Suffix = keyof typeof CODES

async function read(learner: Learner, suffix: Suffix = ''): Promise<string | undefined> {
  const response = await learner.client().get(`/rest/continue-code${suffix}`)
  expectMatchesContract(CODES[suffix][0], response)
  return response.json().continueCode
}

async function apply(learner: Learner, code: string, suffix: Suffix = '') {
  const response = await learner.client().put(`/rest/continue-code${suffix}/apply/${encodeURIComponent(code)}`)
  expectMatchesContract(CODES[suffix][1], response)
  return response
}

async function rowsOf(learner: Learner) {
  const { data } = (await learner.client().get('/api/Challenges')).json()
  return Object.fromEntries(
    data.map((row: { key: string; solved: boolean; codingChallengeStatus: number }) => [
      row.key,
      [row.solved, row.codingChallengeStatus],
    ]),
  )
}

describe('continue codes', () => {
  it.each(Object.keys(CODES) as Suffix[])(
    'are omitted while there is nothing to restore (continue-code%s)',
    async (s) => {
      expect(await read(testApp.learner(), s)).toBeUndefined()
    },
  )

  it('have the value of the interface for solved challenges', async () => {
    const learner = testApp.learner()
    await learner.client().get('/ftp/legal.md')
    expect(await read(learner)).toBe('wjKRWbLRo7kYz8mjyQ3p9aJEDngB0NV05ev1WwPNxZq64KV2OrMXblog1LEQ')
  })

  it('restore solves in another world, which then returns the same code', async () => {
    const learner = testApp.learner()
    const code = 'yXjv6Z5jWJnzD6a3YvmwPRXK7roAyzHDde2Og19yEN84plqxkMBbLVQrDeoY'
    const response = await apply(learner, code)
    expect(response.status).toBe(200)
    expect(response.json().data).toMatch(/^2 /)
    expect(await learner.solved()).toEqual(['oneChallenge', 'twoChallenge'])
    expect(await read(learner)).toBe(code)
  })

  it('count the ids of known challenges and report the others', async () => {
    const learner = testApp.learner()
    const response = await apply(learner, continueCode('hacking', [74, 5000, 74, 4711])!)
    expect(response.json()).toEqual({
      data: expect.stringMatching(/^1 .* Left out, because they belong to no challenge here: 5000, 4711\.$/),
      applied: 1,
      ignored: [5000, 4711],
    })
    expect(await learner.solved()).toEqual(['lastChallenge'])
    const none = await apply(learner, continueCode('hacking', [5000])!)
    expect([none.status, none.json().applied]).toEqual([200, 0])
  })

  it('of coding challenges count only challenges that have code', async () => {
    const response = await apply(testApp.learner(), continueCode('find-it', [1, 2])!, '-findIt')
    expect(response.json()).toMatchObject({ data: expect.stringMatching(/^1 .*: 1\.$/), applied: 1, ignored: [1] })
  })

  it('restore found lines and chosen fixes', async () => {
    const learner = testApp.learner()
    await apply(learner, continueCode('find-it', [1, 2, 74])!, '-findIt')
    await apply(learner, continueCode('fix-it', [74])!, '-fixIt')
    await apply(learner, continueCode('find-it', [74])!, '-findIt')
    expect(await rowsOf(learner)).toMatchObject({
      oneChallenge: [false, 0],
      twoChallenge: [false, 1],
      lastChallenge: [false, 2],
    })
    expect(await read(learner, '-findIt')).toBe(continueCode('find-it', [2, 74]))
    expect(await read(learner, '-fixIt')).toBe(continueCode('fix-it', [74]))
  })

  it.each([
    'x',
    'no!code',
    '../../etc/passwd',
    'ä',
    'a'.repeat(1900),
    '69OxrZ8aJEgxONZyWoz1Dw4BvXmRGkM6Ae9M7k2rK63YpqQLPjnlb5V5LvDk',
  ])('that are invalid are rejected and change nothing: %s', async (code) => {
    const learner = testApp.learner()
    for (const suffix of Object.keys(CODES) as Suffix[]) {
      const response = await apply(learner, code, suffix)
      expect(response.status).toBe(404)
      expect(response.headers['content-type']).toMatch(/^text\/plain/)
      expect(response.text).toMatch(/no continue code/)
    }
    expect(await learner.solved()).toEqual([])
  })

  it('of one kind are invalid as another kind', async () => {
    const learner = testApp.learner()
    expect((await apply(learner, continueCode('find-it', [1])!)).status).toBe(404)
    expect(await learner.solved()).toEqual([])
  })

  it('with the imaginary id solve its challenge and restore nothing else', async () => {
    const learner = testApp.learner()
    const response = await apply(learner, continueCode('hacking', [1, 999])!)
    expect([response.status, response.text]).toEqual([200, ''])
    expect(await learner.solved()).toEqual(['imaginaryChallenge'])
    const again = await apply(learner, continueCode('hacking', [1, 999])!)
    expect(again.json()).toMatchObject({ data: expect.stringMatching(/^1 /), applied: 1, ignored: [] })
    expect(await learner.solved()).toEqual(['oneChallenge', 'imaginaryChallenge'])
  })

  it('are not applied for requests from other sites', async () => {
    const learner = testApp.learner()
    for (const [site, status] of [
      ['cross-site', 403],
      ['same-origin', 200],
      ['none', 200],
    ] as const) {
      const response = await learner
        .client()
        .put(`/rest/continue-code/apply/${continueCode('hacking', [2])}`, undefined, {
          headers: { 'sec-fetch-site': site },
        })
      expect(response.status).toBe(status)
      expectMatchesContract(contracts.applyContinueCode, response)
      expect(await learner.solved()).toEqual(status === 200 ? ['twoChallenge'] : [])
    }
  })

  it('change nothing in other worlds', async () => {
    const [mine, yours] = [testApp.learner(), testApp.learner()]
    await apply(mine, continueCode('hacking', [1, 2])!)
    expect(await yours.solved()).toEqual([])
  })
})

describe('calls of the training layer', () => {
  it("repeat a notification by the challenge's name", async () => {
    const learner = testApp.learner()
    for (const query of ['', '?challenge=One', '?challenge=No%20such', '?challenge=One&challenge=Two']) {
      const response = await learner.client().get(`/rest/repeat-notification${query}`)
      expectMatchesContract(contracts.repeatNotification, response)
      expect([response.status, response.text]).toEqual([200, 'OK'])
    }
  })

  it('return the country of each challenge', async () => {
    const none = await testApp.learner().client().get('/rest/country-mapping')
    expectMatchesContract(contracts.countryMapping, none)
    expect(none.json()).toEqual({})
    const countryMapping = { oneChallenge: { name: 'Testland', code: 'TL' } }
    const { configuration } = testApp.learner().inside((world) => world)
    const event = await openTestApp({
      catalogue,
      configuration: { ...configuration, ctf: { ...configuration.ctf, countryMapping } },
    })
    const some = await event.learner().client().get('/rest/country-mapping')
    expectMatchesContract(contracts.countryMapping, some)
    expect(some.json()).toEqual(countryMapping)
    await event.close()
  })
})
