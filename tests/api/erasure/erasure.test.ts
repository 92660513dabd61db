import * as calls from '@fruit/contracts/calls/erasure'
import { worldCookie } from '@fruit/server/http/world-naming'
import { layoutUsed } from '@fruit/shop/erasure/facts'
import { selectLayout } from '@fruit/shop/erasure/seams'
import { erasureRequested } from '@fruit/shop/privacy/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMatchesContract } from '../../support/answers-fit.ts'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { postForm } from '../../support/form-calls.ts'
import { createMember, rowsOf } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

/** Cookie key of test apps. */
const KEY = 'a key for tests'
const ANSWER = 'Greengage'

const facts = listenTo(erasureRequested, layoutUsed)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

/** A member with a stored security answer. */
async function createMemberWithAnswer(learner: Learner) {
  const member = await createMember(learner)
  await member.client.post('/api/SecurityAnswers', { UserId: member.id, SecurityQuestionId: 7, answer: ANSWER })
  return member
}

describe('GET /dataerasure', () => {
  it("shows the account's security question and asks for the e-mail", async () => {
    const learner = testApp.learner()
    const { client, token } = await createMemberWithAnswer(learner)
    const page = await client.get('/dataerasure')
    expectMatchesContract(calls.showErasure, page)
    expect(page.status).toBe(200)
    expect(page.text).toContain('What is the name of your favourite pet?')
    expect(page.text).toContain('action="/dataerasure"')
    for (const field of ['email', 'securityAnswer']) expect(page.text).toContain(`name="${field}"`)
    const cookie = `${worldCookie(KEY, learner.id).split(';')[0]}; token=${token}; language=de_DE`
    const german = await client.get('/dataerasure', { headers: { cookie } })
    expect(german.text).toContain('Wie heißt dein liebstes Haustier?')
  })

  it('returns 500 without a session or a stored security answer', async () => {
    const learner = testApp.learner()
    for (const client of [learner.client(), (await createMember(learner)).client]) {
      const page = await client.get('/dataerasure')
      expectMatchesContract(calls.showErasure, page)
      expect(page.status).toBe(500)
    }
    expect((await postForm(learner.client(), '/dataerasure', { email: '', securityAnswer: '' })).status).toBe(500)
  })
})

describe('an erasure request', () => {
  it('is stored and confirmed, and ends the session of the cookie', async () => {
    const learner = testApp.learner()
    const { client, id, email } = await createMemberWithAnswer(learner)
    const answer = await postForm(client, '/dataerasure', { email, securityAnswer: ANSWER })
    expectMatchesContract(calls.sendErasureForm, answer)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('We are forgetting you')
    expect(answer.headers['set-cookie']).toMatch(/^token=; Path=\/; Max-Age=0/)
    expect(rowsOf(learner, 'PrivacyRequests')).toEqual([expect.objectContaining({ UserId: id, deletionRequested: 1 })])
    expect(facts.heardFrom(learner)).toEqual([{ fact: erasureRequested.name, data: { accountId: id } }])
    expect((await client.get('/profile')).status).toBe(500)
  })

  it('is stored only once', async () => {
    const learner = testApp.learner()
    const { client, token, email } = await createMemberWithAnswer(learner)
    const fields = { email, securityAnswer: ANSWER }
    const cookie = `${worldCookie(KEY, learner.id).split(';')[0]}; token=${token}`
    await client.post('/rest/user/erasure-request')
    for (let time = 0; time < 2; time++)
      expect((await postForm(client, '/dataerasure', fields, { cookie })).status).toBe(200)
    expect(rowsOf(learner, 'PrivacyRequests')).toHaveLength(1)
  })

  it('accepts the e-mail in capitals', async () => {
    const { client, email } = await createMemberWithAnswer(testApp.learner())
    const fields = { email: ` ${email.toUpperCase()}`, securityAnswer: ANSWER }
    expect((await postForm(client, '/dataerasure', fields)).status).toBe(200)
  })

  it.each([
    ['the answer is wrong', { securityAnswer: 'Damson' }],
    ['the answer is missing', { securityAnswer: '' }],
    ['the e-mail is missing', { email: '' }],
    ['the e-mail belongs to another account', { email: 'jim@fruit.test' }],
  ])('is rejected when %s', async (_title, wrong) => {
    const learner = testApp.learner()
    const { client, email } = await createMemberWithAnswer(learner)
    const answer = await postForm(client, '/dataerasure', { email, securityAnswer: ANSWER, ...wrong })
    expectMatchesContract(calls.sendErasureForm, answer)
    expect(answer.status).toBe(401)
    expect(rowsOf(learner, 'PrivacyRequests')).toEqual([])
    expect((await client.get('/profile')).status).toBe(200)
  })

  it('is rejected for an account without a security answer', async () => {
    const { client, email } = await createMember(testApp.learner())
    expect((await postForm(client, '/dataerasure', { email, securityAnswer: '' })).status).toBe(401)
  })

  it('is rejected when sent from another site', async () => {
    const learner = testApp.learner()
    const { client, email } = await createMemberWithAnswer(learner)
    const fields = { email, securityAnswer: ANSWER }
    const answer = await postForm(client, '/dataerasure', fields, { origin: 'http://elsewhere.test' })
    expect(answer.status).toBe(403)
    expect(rowsOf(learner, 'PrivacyRequests')).toEqual([])
  })

  it.each(['../package.json', '/ftp/legal.md', '../../../../etc/passwd', '__proto__'])(
    "is confirmed on the shop's own page when it sends the layout %j",
    async (layout) => {
      const learner = testApp.learner()
      const { client, email } = await createMemberWithAnswer(learner)
      const fields = { email, securityAnswer: ANSWER, layout }
      const answer = await postForm(client, '/dataerasure', fields)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('We are forgetting you')
      expect(facts.heardFrom(learner).map(({ fact }) => fact)).toEqual([erasureRequested.name])
    },
  )

  it('accepts a layout that is not a string', async () => {
    const { client, email } = await createMemberWithAnswer(testApp.learner())
    const body = { email, securityAnswer: ANSWER, layout: { path: ['..'] } }
    expect((await client.post('/dataerasure', body)).status).toBe(200)
  })

  it('records the files that were shown, not those that were only read', async () => {
    const shownBy = async (layout: (read: (path: string) => string | null) => string | null) => {
      const learner = flawedLearner(testApp, [
        selectLayout,
        (_named: unknown, read: (path: string) => string | null) => layout(read),
      ])
      const { client, email } = await createMemberWithAnswer(learner)
      await postForm(client, '/dataerasure', { email, securityAnswer: ANSWER, layout: 'x' })
      return facts.heardFrom(learner).flatMap(({ data }) => (data as { shownFiles?: string[] }).shownFiles ?? [])
    }
    expect(await shownBy((read) => read('../etc/passwd'))).toEqual(['/etc/passwd'])
    expect(await shownBy((read) => `${read('../etc/hostname')} and ${read('../etc/motd')}`)).toHaveLength(2)
    expect(await shownBy((read) => `${read('../etc/passwd')?.length} signs`)).toEqual([])
    expect(await shownBy((read) => read('../etc/nothing') ?? 'none')).toEqual([])
  })

  it('reads layouts only from files of the world, with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [
      selectLayout,
      (named: unknown, read: (path: string) => string | null) => read(String(named)) ?? 'no such layout',
    ])
    const confirmed = async (layout: string) => {
      const { client, email } = await createMemberWithAnswer(learner)
      return (await postForm(client, '/dataerasure', { email, securityAnswer: ANSWER, layout })).text
    }
    expect(await confirmed('../ftp/legal.md')).toMatch(/^# Legal notice/)
    expect(await confirmed('../../../../../../etc/passwd')).toMatch(/^root:x:0:0:[\s\S]*juicer:/)
    expect(await confirmed('../../../../../../etc/apt/sources.list')).toBe('no such layout')
    expect(await confirmed('../../../apps/server/package.json')).toBe('no such layout')
    expect(facts.heardFrom(learner).find(({ fact }) => fact === layoutUsed.name)).toMatchObject({
      fact: layoutUsed.name,
      data: { layout: '../ftp/legal.md', shownFiles: ['/ftp/legal.md'] },
    })
  })

  it('renders the layout for a wrong answer without erasing anything, with a flawed seam', async () => {
    const learner = flawedLearner(testApp, [
      selectLayout,
      (named: unknown, read: (path: string) => string | null) => (named ? read(String(named)) : null),
    ])
    const { client, email } = await createMemberWithAnswer(learner)
    const laidOut = await postForm(client, '/dataerasure', {
      email,
      securityAnswer: `not ${ANSWER}`,
      layout: '../ftp/legal.md',
    })
    expect(laidOut).toMatchObject({ status: 200, text: expect.stringMatching(/^# Legal notice/) })
    expect(laidOut.headers['set-cookie']).toBeUndefined()
    expect((await postForm(client, '/dataerasure', { email, securityAnswer: `not ${ANSWER}` })).status).toBe(401)
    expect(facts.heardFrom(learner).map(({ fact }) => fact)).not.toContain('privacy.erasure-requested')
  })
})
