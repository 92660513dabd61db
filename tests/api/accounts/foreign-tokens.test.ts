import { createHmac } from 'node:crypto'
import { foreignTokenTaken } from '@fruit/shop/accounts/facts'
import { admitTokenAlgorithm } from '@fruit/shop/accounts/seams'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(foreignTokenTaken)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
const unsigned = (alg: string, payload: object) => `${part({ alg, typ: 'JWT' })}.${part(payload)}.`

async function signedByKey(learner: Learner, alg: string, hash: string, payload: object): Promise<string> {
  const { text } = await learner.client().get('/encryptionkeys/jwt.pub')
  const signed = `${part({ alg, typ: 'JWT' })}.${part(payload)}`
  return `${signed}.${createHmac(hash, text).update(signed).digest('base64url')}`
}

/** Status of a call that requires a session, and the facts that the token caused. */
async function answerTo(learner: Learner, token: string) {
  const { status } = await learner.client().get('/api/Users/1', { headers: { authorization: `Bearer ${token}` } })
  return { status, taken: facts.heardFrom(learner).map(({ data }) => data) }
}

const ADMIN = { data: { id: 1, email: 'admin@fruit.test' } }
const anyAlgorithm = () => flawedLearner(testApp, [admitTokenAlgorithm, () => true])

describe('a token that the shop did not sign', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', '', 'RS256', 'rs256', 'HS256', 'ES256', 'PS256'])(
    'is rejected when it names the algorithm %s and has no signature',
    async (alg) => {
      expect(await answerTo(testApp.learner(), unsigned(alg, ADMIN))).toEqual({ status: 401, taken: [] })
    },
  )

  it.each([
    ['HS256', 'sha256'],
    ['hs256', 'sha256'],
    ['HS512', 'sha512'],
    ['RS256', 'sha256'],
  ])('is rejected when it is signed with the public key as %s', async (alg, hash) => {
    const learner = testApp.learner()
    expect(await answerTo(learner, await signedByKey(learner, alg, hash, ADMIN))).toEqual({ status: 401, taken: [] })
  })

  it('opens a session when a flawed seam accepts any algorithm', async () => {
    const learner = anyAlgorithm()
    const taken = (algorithm: string) => [{ email: 'admin@fruit.test', algorithm }]
    expect(await answerTo(learner, unsigned('none', ADMIN))).toEqual({ status: 200, taken: taken('none') })
    expect(await answerTo(learner, await signedByKey(learner, 'HS384', 'sha384', ADMIN))).toEqual({
      status: 200,
      taken: taken('HS384'),
    })
  })

  it('expires by the clock of the shop even with a flawed seam', async () => {
    const learner = anyAlgorithm()
    for (const times of [{ exp: 1 }, { nbf: 9e12 }])
      expect((await answerTo(learner, unsigned('none', { ...ADMIN, ...times }))).status).toBe(401)
    expect((await answerTo(learner, unsigned('none', { ...ADMIN, exp: 9e12, nbf: 1 }))).status).toBe(200)
  })

  it('is rejected when malformed, even with a flawed seam', async () => {
    const learner = anyAlgorithm()
    const odd = ['', '.', '..', 'a.b.c', `${part([])}.${part([])}.`, `${part({ alg: 7 })}.x.`, unsigned('none', [])]
    const deep = `${part({ alg: 'none' })}.${Buffer.from('['.repeat(4000)).toString('base64url')}.`
    for (const token of [...odd, deep, `${unsigned('none', ADMIN)}.`])
      expect((await answerTo(learner, token)).status, token.slice(0, 40)).toBe(401)
  })

  it('is rejected in another world', async () => {
    const learner = anyAlgorithm()
    const token = await signedByKey(learner, 'HS256', 'sha256', ADMIN)
    expect((await answerTo(anyAlgorithm(), token)).status).toBe(401)
  })

  it('has no effect on calls of the training layer', async () => {
    const learner = anyAlgorithm()
    const headers = { authorization: `Bearer ${unsigned('none', ADMIN)}` }
    const asked = async (path: string, options?: object) => {
      const { status, text } = await learner.client().get(path, options)
      return { status, text }
    }
    for (const path of ['/rest/continue-code', '/rest/training/next'])
      expect(await asked(path, { headers })).toEqual(await asked(path))
  })
})
