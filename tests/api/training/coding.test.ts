import { readCatalogue } from '@fruit/catalogue/catalogue'
import { fixOf } from '@fruit/challenge-kit/variants'
import * as calls from '@fruit/contracts/calls/coding'
import type { Client } from '@fruit/world/visits/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const { entries } = readCatalogue()
const pilots = ['loginAdminChallenge', 'localXssChallenge', 'directoryListingChallenge'] as const

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const entryOf = (key: string) => entries.find(({ challenge }) => challenge.key === key)!
const training = (key: string) => `/rest/training/coding/${key}`

/** A learner who has solved a challenge, which unlocks its code. */
async function createSolver(key: string, inTestApp = testApp) {
  const learner = inTestApp.learner()
  const client = learner.client()
  await (await entryOf(key).loadProof()).exploit(client)
  return { learner, client }
}

async function marked(key: string): Promise<{ holes: number[]; lines: number }> {
  const source = (await entryOf(key).sources[entryOf(key).challenge.weakness!.source]!()).trimEnd().split('\n')
  return {
    holes: source.flatMap((line, index) => (line.includes('//~ hole') ? [index + 1] : [])),
    lines: source.length,
  }
}

const status = async (client: Client, key: string) =>
  (await client.get(`/api/Challenges?key=${key}`)).json().data[0].codingChallengeStatus

describe('finding the vulnerable lines', () => {
  it('lists the challenges with code and returns it without markers', async () => {
    const client = testApp.learner().client()
    const list = await client.get('/snippets')
    expectMatchesContract(calls.listSnippets, list)
    expect(list.json().challenges).toEqual(expect.arrayContaining([...pilots, 'scoreBoardChallenge']))
    for (const key of list.json().challenges) {
      const snippet = await client.get(`/snippets/${key}`)
      expectMatchesContract(calls.getSnippet, snippet)
      expect(snippet.json().snippet).toMatch(/^export function|^contract \w+/m)
      expect(snippet.json().snippet).not.toContain('//~')
    }
  })

  it('returns 404 for challenges without code', async () => {
    const client = testApp.learner().client()
    for (const [call, answer] of [
      [calls.getSnippet, await client.get('/snippets/noChallenge')],
      [calls.judgeLines, await client.post('/snippets/verdict', { key: 'constructor', selectedLines: [1] })],
      [calls.getFixes, await client.get('/snippets/fixes/noChallenge')],
      [calls.judgeFix, await client.post('/snippets/fixes', { key: 'noChallenge', selectedFix: 0 })],
    ] as const) {
      expect(answer.status).toBe(404)
      expectMatchesContract(call, answer)
    }
  })

  it('gives a clearer hint after each wrong answer and names the lines last', async () => {
    const client = testApp.learner().client()
    const key = 'loginAdminChallenge'
    const hints: (string | undefined)[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const answer = await client.post('/snippets/verdict', { key, selectedLines: [1] })
      expectMatchesContract(calls.judgeLines, answer)
      expect(answer.json().verdict).toBe(false)
      hints.push(answer.json().hint)
    }
    const { holes } = await marked(key)
    expect(hints).toEqual([undefined, ...entryOf(key).codeHints('en'), expect.stringContaining(String(holes.at(-1)))])
    expect(await status(client, key)).toBe(0)
  })

  it('accepts exactly the vulnerable lines and keeps the status', async () => {
    const client = testApp.learner().client()
    const key = 'loginAdminChallenge'
    const { holes, lines } = await marked(key)
    const answers = async (selectedLines: number[]) =>
      (await client.post('/snippets/verdict', { key, selectedLines })).json().verdict
    expect(await answers(holes.slice(1))).toBe(false)
    expect(await answers(Array.from({ length: lines }, (_, index) => index + 1))).toBe(false)
    expect(await answers([])).toBe(false)
    expect(await status(client, key)).toBe(0)
    expect(await answers(holes.toReversed())).toBe(true)
    expect(await status(client, key)).toBe(1)
    expect(await answers([1])).toBe(false)
    expect(await status(client, key)).toBe(1)
  })
})

describe('choosing a fix', () => {
  it.each(pilots)(
    'explains every option of %s except a wrong first one; only the one that holds is right',
    async (key) => {
      const client = testApp.learner().client()
      const fixes = await client.get(`/snippets/fixes/${key}`)
      expectMatchesContract(calls.getFixes, fixes)
      const names = Object.keys(entryOf(key).challenge.weakness!.fixes).sort()
      for (const [selectedFix] of fixes.json().fixes.entries()) {
        const { outcome, why } = entryOf(key).challenge.weakness!.fixes[names[selectedFix]!]!
        const answer = await client.post('/snippets/fixes', { key, selectedFix })
        expectMatchesContract(calls.judgeFix, answer)
        const verdict = outcome === 'holds'
        expect(answer.json()).toEqual({ verdict, ...((verdict || selectedFix > 0) && { explanation: why }) })
      }
      expect(await status(client, key)).toBe(2)
    },
  )

  it('needs no lines found first, and finding them later does not lower the status', async () => {
    const client = testApp.learner().client()
    const key = 'localXssChallenge'
    const right = Object.keys(entryOf(key).challenge.weakness!.fixes).sort().indexOf('escape-every-sign')
    await client.post('/snippets/fixes', { key, selectedFix: right })
    await client.post('/snippets/verdict', { key, selectedLines: (await marked(key)).holes })
    expect(await status(client, key)).toBe(2)
    const late = await client.post('/snippets/fixes', { key, selectedFix: -1 })
    expect(late.json()).toEqual({ verdict: false })
  })

  it('rejects requests from other sites', async () => {
    const client = testApp.learner().client()
    const headers = { 'sec-fetch-site': 'cross-site' }
    const key = 'localXssChallenge'
    for (const [path, body] of [
      ['/snippets/verdict', { key, selectedLines: [1] }],
      ['/snippets/fixes', { key, selectedFix: 0 }],
      [`${training(key)}/apply`, { fix: 0 }],
      [`${training(key)}/replay`, {}],
      [`${training(key)}/own`, { code: '' }],
    ] as const)
      expect((await client.post(path, body, { headers })).status).toBe(403)
  })
})

describe('an applied fix', () => {
  it.each(
    pilots.flatMap((key) =>
      Object.entries(entryOf(key).challenge.weakness!.fixes)
        .sort()
        .map(([name, { outcome }], index) => [key, name, outcome, index] as const),
    ),
  )('of %s, %s, has its declared outcome: it %s', async (key, name, outcome, fix) => {
    const { client, learner } = await createSolver(key)
    const applied = await client.post(`${training(key)}/apply`, { fix })
    expectMatchesContract(calls.applyFix, applied)
    expect(applied.json().running).toEqual({ kind: 'fix', index: fix })
    for (const [seam, { label }] of await fixOf(entryOf(key).challenge.weakness!, name))
      expect(learner.inside((world) => world.variantOf(seam))).toBe(label)
    const replay = await client.post(`${training(key)}/replay`)
    expectMatchesContract(calls.replayAttack, replay)
    if (outcome === 'holds') expect(replay.json().works).toBe(false)
    expect(replay.json().transcript.length).toBeGreaterThan(0)
    const back = await client.post(`${training(key)}/apply`, { fix: 'flaw' })
    expect(back.json().running).toEqual({ kind: 'flaw' })
    expect((await client.post(`${training(key)}/replay`)).json()).toMatchObject({ works: true, attack: 'own' })
  })

  it('applies to this world only and survives a restart', async () => {
    const key = 'directoryListingChallenge'
    const fix = Object.keys(entryOf(key).challenge.weakness!.fixes).sort().indexOf('name-what-is-public')
    const first = await openTestApp()
    const { client, learner } = await createSolver(key, first)
    const other = first.learner().client()
    await client.post(`${training(key)}/apply`, { fix })
    expect((await client.get('/ftp/acquisitions.md')).status).toBe(403)
    expect((await other.get('/ftp/acquisitions.md')).status).toBe(200)
    first.app.backend.registry.close(learner.id)
    expect((await learner.client().get('/ftp/acquisitions.md')).status).toBe(403)
    await client.post(`${training(key)}/apply`, { fix: 'flaw' })
    first.app.backend.registry.close(learner.id)
    expect((await learner.client().get('/ftp/acquisitions.md')).status).toBe(200)
    await client.post(`${training(key)}/apply`, { fix })
    await client.post('/rest/training/reset', { what: 'shop' })
    expect((await learner.client().get('/ftp/acquisitions.md')).status).toBe(200)
    await client.post('/rest/training/undo')
    expect((await learner.client().get('/ftp/acquisitions.md')).status).toBe(403)
    await client.post('/rest/training/undo')
    expect((await learner.client().get('/ftp/acquisitions.md')).status).toBe(200)
    await first.close()
  })

  it('is removed by a reset of the progress and restored by the undo', async () => {
    const key = 'directoryListingChallenge'
    const { client, learner } = await createSolver(key)
    const fix = Object.keys(entryOf(key).challenge.weakness!.fixes).sort().indexOf('name-what-is-public')
    const reads = async () => (await client.get('/ftp/acquisitions.md')).status
    for (const what of [{ what: 'progress' }, { what: 'challenge', key }]) {
      await client.post(`${training(key)}/apply`, { fix })
      expect(await reads()).toBe(403)
      await client.post('/rest/training/reset', { what: 'challenge', key: 'loginAdminChallenge' })
      expect(await reads()).toBe(403)
      await client.post('/rest/training/reset', what)
      expect(await reads()).toBe(200)
      expect((await client.post('/rest/training/undo')).status).toBe(200)
      expect(await reads()).toBe(403)
      testApp.app.backend.registry.close(learner.id)
      expect(await reads()).toBe(403)
      await client.post('/rest/training/reset', what)
      // Solving the challenge unlocks its code.
      await (await entryOf(key).loadProof()).exploit(client)
    }
  })

  it('is reported as running; outcomes of options appear after the right one was chosen', async () => {
    const key = 'loginAdminChallenge'
    const { client } = await createSolver(key)
    const before = await client.get(training(key))
    expectMatchesContract(calls.getCodingState, before)
    expect(before.json()).toMatchObject({ key, status: 0, running: { kind: 'flaw' }, notice: null })
    expect(before.json().options.every(({ outcome }: { outcome: unknown }) => outcome === null)).toBe(true)
    const right = Object.keys(entryOf(key).challenge.weakness!.fixes).sort().indexOf('bind-parameters')
    await client.post('/snippets/fixes', { key, selectedFix: right })
    expect((await client.get(training(key))).json().options[right].outcome).toBe('holds')
  })

  it('is rejected for unknown fixes and unsolved challenges', async () => {
    const key = 'loginAdminChallenge'
    const json = { headers: { accept: 'application/json' } }
    const stranger = testApp.learner().client()
    for (const answer of [
      await stranger.get(training(key), json),
      await stranger.post(`${training(key)}/apply`, { fix: 0 }, json),
      await stranger.post(`${training(key)}/replay`, {}, json),
    ])
      expect(answer.status).toBe(403)
    const { client } = await createSolver(key)
    expect((await client.post(`${training(key)}/apply`, { fix: 99 }, json)).status).toBe(400)
    expect((await client.post(`${training(key)}/apply`, { fix: 'own' }, json)).status).toBe(409)
    expect((await client.post(`${training('noChallenge')}/apply`, { fix: 0 }, json)).status).toBe(404)
  })
})

describe('replaying the attack', () => {
  it('changes no progress', async () => {
    const key = 'loginAdminChallenge'
    const { client, learner } = await createSolver(key)
    await client.post('/rest/training/reset', { what: 'challenge', key: 'directoryListingChallenge' })
    const solved = await learner.solved()
    const score = (await client.get('/api/Challenges')).text
    await client.post(`${training(key)}/replay`)
    expect(await learner.solved()).toEqual(solved)
    expect((await client.get('/api/Challenges')).text).toBe(score)
  })

  it("uses the player's own attack when known and returns the responses", async () => {
    const learner = testApp.learner()
    const client = learner.client()
    await client.post('/rest/user/login', { email: "admin@fruit.test'--", password: 'y' })
    const { works, attack, transcript } = (await client.post(`${training('loginAdminChallenge')}/replay`)).json()
    expect({ works, attack }).toEqual({ works: true, attack: 'own' })
    expect(transcript[0].request).toMatchObject({ method: 'POST', url: '/rest/user/login' })
    expect(transcript[0].request.body).toContain("admin@fruit.test'--")
    expect(transcript[0].answer).toMatchObject({ status: 200 })
  })

  it('requires a solve even when the configuration opens the code to everyone', async () => {
    const { configuration } = testApp.learner().inside((world) => world)
    const open = await openTestApp({
      configuration: {
        ...configuration,
        challenges: { ...configuration.challenges, codingChallengesEnabled: 'always' },
      },
    })
    const client = open.learner().client()
    expect((await client.get(training('loginAdminChallenge'))).status).toBe(200)
    expect((await client.post(`${training('loginAdminChallenge')}/replay`)).status).toBe(409)
    await open.close()
  })

  it('cannot be forged by a header', async () => {
    const { client } = await createSolver('loginAdminChallenge')
    const answer = await client.get('/api/Challenges', { headers: { 'fruit-inside-visit': '0'.repeat(64) } })
    expect(answer.status).toBe(200)
  })
})

it('offers no code when coding challenges are disabled', async () => {
  const { configuration } = testApp.learner().inside((world) => world)
  const never = await openTestApp({
    configuration: { ...configuration, challenges: { ...configuration.challenges, codingChallengesEnabled: 'never' } },
  })
  const client = never.learner().client()
  expect((await client.get('/snippets')).json()).toEqual({ challenges: [] })
  const refused = await client.get('/snippets/loginAdminChallenge', { headers: { accept: 'application/json' } })
  expectMatchesContract(calls.getSnippet, refused)
  expect([refused.status, refused.json().error.message]).toEqual([
    403,
    'Reading and repairing code is switched off here.',
  ])
  expect((await client.get(training('loginAdminChallenge'))).status).toBe(403)
  await never.close()
})

describe('a challenge that is no coding challenge in the interface', () => {
  const json = { headers: { accept: 'application/json' } }
  const others = entries.filter(({ challenge }) => challenge.weakness && !challenge.codingChallenge)

  it('hides its code until it is solved and never appears in /snippets', async () => {
    const key = 'zeroStarsChallenge'
    const stranger = testApp.learner().client()
    expect((await stranger.get(training(key), json)).status).toBe(403)
    expect((await stranger.post(`${training(key)}/apply`, { fix: 0 }, json)).status).toBe(403)
    expect((await stranger.post(`${training(key)}/replay`, {}, json)).status).toBe(403)
    const { client } = await createSolver(key)
    const rows = (await client.get(`/api/Challenges?key=${key}`)).json().data
    expect(rows).toMatchObject([{ hasCodingChallenge: false, codingChallengeStatus: 0 }])
    expect((await client.get(`/snippets/${key}`)).status).toBe(404)
    expect((await client.get(`/snippets/fixes/${key}`)).status).toBe(404)
    expect((await client.get('/snippets')).json().challenges).not.toContain(key)
  })

  it.each(others.map(({ challenge }) => [challenge.key, challenge.kind] as const))(
    '%s shows its flaw beside its fixes, accepts a fix and can be attacked again',
    async (key, kind) => {
      const { client, learner } = await createSolver(key)
      const solved = await learner.solved()
      const told = await client.get(training(key))
      expectMatchesContract(calls.getCodingState, told)
      const state: calls.CodingState = told.json()
      expect(state).toMatchObject({ hasSteps: false, status: 0, running: { kind: 'flaw' } })
      expect(state.flaw).toMatch(/export (async )?function/)
      for (const { code, why } of state.options) expect([code, why]).not.toContain(state.flaw)
      const attack = async () => (await client.post(`${training(key)}/replay`)).json().works
      // Code cannot revoke a leaked secret.
      const fix = state.options.findIndex(({ outcome }) => outcome === (kind === 'data' ? 'leaks' : 'holds'))
      const applied = await client.post(`${training(key)}/apply`, { fix })
      expect(applied.json().running).toEqual({ kind: 'fix', index: fix })
      expect(await attack()).toBe(kind === 'data')
      await client.post(`${training(key)}/apply`, { fix: 'flaw' })
      expect(await attack()).toBe(true)
      expect(await learner.solved()).toEqual(solved)
    },
  )

  it('does not mark a fix as right that does not close this challenge', async () => {
    const state = async (key: string): Promise<calls.CodingState> =>
      (await (await createSolver(key)).client.get(training(key))).json()
    const outcomes = ({ options }: calls.CodingState) => options.map(({ outcome }) => outcome)
    const outcomesFor = async (key: string) => outcomes(await state(key))
    expect(await outcomesFor('xxeFileDisclosureChallenge')).toEqual(['leaks', 'holds', 'leaks', 'holds', 'holds'])
    expect(await outcomesFor('yamlBombChallenge')).toEqual(['leaks', 'leaks', 'leaks', 'holds', 'holds'])
    expect(await outcomesFor('deprecatedInterfaceChallenge')).toEqual(['leaks', 'leaks', 'leaks', 'holds', 'leaks'])
  })
})
