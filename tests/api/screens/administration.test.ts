import { showEmail } from '@fruit/isomorphic/accounts/seams'
import type { Applicant } from '@fruit/isomorphic/screens/seams'
import { admitToAdministration } from '@fruit/isomorphic/screens/seams'
import { accountRegistered } from '@fruit/shop/accounts/facts'
import { checkEmail, cleanEmail } from '@fruit/shop/accounts/seams'
import { unlistedScreenOpened } from '@fruit/shop/screens/facts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../../support/fact-listener.ts'
import { flawedLearner } from '../../support/flawed-learner.ts'
import { createMember } from '../../support/members.ts'
import { type Learner, openTestApp, type TestApp } from '../../support/test-app.ts'

const facts = listenTo(unlistedScreenOpened, accountRegistered)
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', catalogue: facts.catalogue })
})
afterAll(() => testApp.close())

const PICTURE = '/assets/public/images/padding/19px.png'
const opened = (path: string) => ({ fact: unlistedScreenOpened.name, data: { screen: 'administration', path } })
const openingsOf = (learner: Learner) =>
  facts.heardFrom(learner).filter(({ fact }) => fact === unlistedScreenOpened.name)

describe('the fact that the administration was opened', () => {
  it('is not recorded with the safe seam, neither for administrators nor for others', async () => {
    const learner = testApp.learner()
    const { client } = await createMember(learner, 'admin')
    expect((await client.get(`${PICTURE}?path=administration`)).status).toBe(200)
    expect((await learner.client().get(PICTURE)).status).toBe(200)
    expect(openingsOf(learner)).toEqual([])
  })

  it('is recorded when a flawed seam trusts the browser', async () => {
    const learner = flawedLearner(testApp, [
      admitToAdministration,
      (path: string, { claimedRole }: Applicant) => path === 'administration' && claimedRole === 'admin',
    ])
    await learner.client().get(PICTURE)
    await learner.client().get(`${PICTURE}?path=elsewhere`)
    expect(openingsOf(learner)).toEqual([opened('administration')])
  })

  it('is recorded for a customer when a flawed seam admits any account', async () => {
    const learner = flawedLearner(testApp, [
      admitToAdministration,
      (path: string, { confirmedRole }: Applicant) => path === 'back-office' && confirmedRole !== null,
    ])
    const { client } = await createMember(learner)
    await learner.client().get(`${PICTURE}?path=back-office`)
    await client.get(`${PICTURE}?path=back-office`)
    expect(openingsOf(learner)).toEqual([opened('back-office')])
  })
})

it('an e-mail is recorded as the administration page renders it', async () => {
  const email = '<b>pippa</b>@fruit.test'
  const register = async (learner: Learner) => {
    await learner.client().post('/api/Users', { email, password: 'Unripe4ever!', passwordRepeat: 'Unripe4ever!' })
    return facts.heardFrom(learner).map(({ data }) => (data as { emailMarkup: string }).emailMarkup)
  }
  const as = (text: string) => text
  const careless = flawedLearner(testApp, [cleanEmail, as], [checkEmail, () => true])
  expect(await register(careless)).toEqual(['&lt;b&gt;pippa&lt;/b&gt;@fruit.test'])
  const trusting = flawedLearner(testApp, [cleanEmail, as], [checkEmail, () => true], [showEmail, as])
  expect(await register(trusting)).toEqual([email])
})
