import { readCatalogue, sourceOf } from '@fruit/catalogue/catalogue'
import { OPEN_FLAWS } from '@fruit/catalogue/open-holes'
import type { GroundTruth, GroundTruthVulnerability } from '@fruit/contracts/calls/ground-truth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const { entries, weaknesses } = readCatalogue()

let shown: TestApp
let truth: GroundTruth
beforeAll(async () => {
  shown = await openTestApp({ server: { showGroundTruth: true } })
  truth = (await shown.learner().client().get('/rest/training/ground-truth')).json()
})
afterAll(() => shown.close())

const vulnerabilityOf = (challenge: string) => truth.holes.find(({ challenges }) => challenges.includes(challenge))

describe('the ground truth', () => {
  it('contains every challenge with a CWE in exactly one vulnerability', () => {
    const wanted = entries.filter(({ challenge }) => challenge.cwe.length > 0).map(({ challenge }) => challenge.key)
    const told = truth.holes.flatMap(({ challenges }) => challenges)
    expect(told.sort()).toEqual(wanted.sort())
  })

  it('contains every weakness without a challenge, at existing calls', () => {
    const used = new Set(entries.flatMap(({ challenge }) => challenge.weakness?.id ?? []))
    const open = [...weaknesses.keys()].filter((id) => !used.has(id))
    expect(open.filter((id) => !OPEN_FLAWS.some(({ weakness }) => weakness === id))).toEqual([])
    const calls = new Set(shown.app.scanning!.truth.safe.map(({ method, path }) => `${method} ${path}`))
    const holes = truth.holes.filter(({ challenges }) => challenges.length === 0)
    expect(holes.length).toBeGreaterThanOrEqual(open.length)
    for (const { key, file } of holes) expect(file, key).toMatch(/^packages\/catalogue\/weaknesses\//)
    expect(calls.size).toBeGreaterThan(100)
  })

  it('gives the location of vulnerable code, if any', () => {
    for (const weakness of weaknesses.values()) expect(sourceOf(weakness), weakness.id).not.toBeNull()
    expect(vulnerabilityOf('loginAdminChallenge')).toMatchObject({
      method: 'POST',
      path: '/rest/user/login',
      parameters: [{ name: 'email', in: 'body', pointer: '/email' }],
      cwe: [89],
      wasc: [19],
      role: 'anybody',
      real: true,
      detectability: 'active',
    } satisfies Partial<GroundTruthVulnerability>)
  })

  it('merges challenges that share code, place and weakness into one vulnerability', () => {
    expect(vulnerabilityOf('loginBenderChallenge')).toEqual(vulnerabilityOf('loginAdminChallenge'))
    expect(vulnerabilityOf('unionSqlInjectionChallenge')).not.toEqual(vulnerabilityOf('loginAdminChallenge'))
  })

  it('lists no parameter of a vulnerability as safe', () => {
    const asText = (method: string | null, path: string | null, name: string) => `${method} ${path} ${name}`
    const holed = new Set(
      truth.holes.flatMap(({ method, path, parameters }) => parameters.map(({ name }) => asText(method, path, name))),
    )
    const both = truth.safe.filter(
      ({ method, path, parameter }) => parameter && holed.has(asText(method, path, parameter.name)),
    )
    expect(both).toEqual([])
    expect(truth.safe.length).toBeGreaterThan(200)
  })
})

it('the ground truth is hidden by default', async () => {
  const app = await openTestApp()
  try {
    const client = app.learner().client()
    for (const path of ['/rest/training/ground-truth', '/rest/training/scan'])
      expect((await client.get(path)).status, path).toBe(403)
    expect((await client.get('/')).headers.link).toBeUndefined()
    expect((await client.get('/robots.txt')).text).not.toContain('openapi')
  } finally {
    await app.close()
  }
})

it('crawlers are led to the OpenAPI document when the ground truth is shown', async () => {
  const client = shown.learner().client()
  expect((await client.get('/robots.txt')).headers.link).toContain('/api-docs/openapi.json')
  expect((await client.get('/robots.txt')).text).toContain('Allow: /api-docs/openapi.json')
  const catalogue = await client.get('/.well-known/api-catalog')
  expect(JSON.parse(catalogue.text).linkset[0]['service-desc'][0].href).toBe('/api-docs/openapi.json')
})

describe('the safe shop', () => {
  let safe: TestApp
  beforeAll(async () => {
    safe = await openTestApp({ shop: 'safe', server: { showGroundTruth: true } })
  })
  afterAll(() => safe.close())

  it('has no vulnerability in code, only those of its data', async () => {
    const { holes } = (await safe.learner().client().get('/rest/training/ground-truth')).json() as GroundTruth
    for (const { key, real, isData } of holes) expect(real, key).toBe(isData)
    expect(holes.filter(({ real }) => real).length).toBeGreaterThan(5)
  })

  it('has no flaw after a reset or when a player applies one', async () => {
    const client = safe.learner().client()
    const attack = async () => (await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })).status
    expect(await attack()).toBe(401)
    await client.post('/rest/training/coding/loginAdminChallenge/apply', { fix: 'flaw' })
    expect(await attack()).toBe(401)
    for (const body of [{ what: 'challenge', key: 'loginAdminChallenge' }, { what: 'progress' }, { what: 'shop' }]) {
      expect((await client.post('/rest/training/reset', body)).status, body.what).toBe(200)
      expect(await attack(), body.what).toBe(401)
    }
  })
})

it('fixes exactly the vulnerabilities named in the settings', async () => {
  const app = await openTestApp({ shop: { fixed: ['loginAdminChallenge'] }, server: { showGroundTruth: true } })
  try {
    const client = app.learner().client()
    expect((await client.post('/rest/user/login', { email: "' or 1=1--", password: 'x' })).status).toBe(401)
    expect((await client.get("/rest/products/search?q=')) union select 1--")).status).toBe(500)
    const { holes } = (await client.get('/rest/training/ground-truth')).json() as GroundTruth
    expect(holes.filter(({ real }) => !real).map(({ challenges }) => challenges)).toEqual([
      expect.arrayContaining(['loginAdminChallenge', 'loginBenderChallenge']),
    ])
  } finally {
    await app.close()
  }
})

it.each([
  ['nobodysChallenge', 'unknown challenge or weakness nobodysChallenge'],
  ['loginAmyChallenge', 'has no code to fix'],
])('the setting rejects %s with a reason', async (key, message) => {
  await expect(openTestApp({ shop: { fixed: [key] } })).rejects.toThrow(message)
})
