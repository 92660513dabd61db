import * as calls from '@fruit/contracts/calls/security-policy'
import { securityPolicyRead } from '@fruit/shop/security-policy/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)
const AS_JSON = { headers: { accept: 'application/json' } }

const facts = listenTo(securityPolicyRead)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue, clock: { now: () => NOW } })
})
afterAll(() => testApp.close())
const visitor = () => testApp.learner().client()

describe('security policy and robots rules', () => {
  it.each(['/security.txt', '/.well-known/security.txt'])(
    'describes contact, encryption and expiry: %s',
    async (path) => {
      const learner = testApp.learner()
      const answer = await learner.client().get(path)
      expectMatchesContract(calls.readSecurityPolicy, answer)
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
      const fields = new Map(
        answer.text
          .trim()
          .split('\n')
          .map((line) => line.split(': ') as [string, string]),
      )
      expect(Object.fromEntries(fields)).toEqual({
        Contact: 'mailto:worms@fruit.test',
        Encryption: 'https://keys.fruit.test/worms.asc',
        Acknowledgements: 'http://localhost:3000/#/score-board',
        'Preferred-Languages': 'de, en, es, fr, hi, it, ja, nl, pl, pt, zh',
        Hiring: 'http://localhost:3000/#/jobs',
        CSAF: 'http://localhost:3000/.well-known/csaf/provider-metadata.json',
        Expires: '2027-11-21T00:00:00.000Z',
      })
      expect(facts.heardFrom(learner)).toEqual([{ fact: securityPolicyRead.name, data: {} }])
    },
  )

  it('leads from file to file to an advisory', async () => {
    const client = visitor()
    expect((await client.get('/.well-known', AS_JSON)).json()).toEqual(['csaf', 'security.txt'])
    expect((await client.get('/.well-known/csaf/', AS_JSON)).json()).toContain('provider-metadata.json')
    const metadata = await client.get('/.well-known/csaf/provider-metadata.json')
    expect(metadata.headers['content-type']).toMatch(/^application\/json/)
    const [path] = (await client.get('/.well-known/csaf/index.txt')).text.split('\n')
    const advisory = await client.get(`/.well-known/csaf/${path}`)
    expectMatchesContract(calls.readWellKnown, advisory)
    expect(advisory.json().document.csaf_version).toBe('2.0')
    for (const ending of ['.sha512', '.asc'])
      expect((await client.get(`/.well-known/csaf/${path}${ending}`)).status).toBe(200)
    expect((await client.get('/.well-known/csaf/2019')).status).toBe(404)
  })

  it('disallows the public folder in robots.txt', async () => {
    const answer = await visitor().get('/robots.txt')
    expectMatchesContract(calls.readRobotRules, answer)
    expect(answer.text).toBe('User-agent: *\nDisallow: /ftp\n')
  })
})
