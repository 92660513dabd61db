import assert from 'node:assert/strict'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { sendForm } from '../feature-forms.ts'
import { admitErasure, selectLayout } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitErasure, {
    'a customer who sends their own e-mail and answer is erased and logged out': async (visitor) => {
      const { email, answer } = await becomeKnownCustomer(visitor)
      const { status } = await sendForm(visitor, '/dataerasure', { email, securityAnswer: answer })
      assert.equal(status, 200)
      assert.equal((await visitor.get('/profile')).status, 500)
    },
  }),
  defineFeature(selectLayout, {
    'a request is confirmed on a page of the shop': async (visitor) => {
      const { email, answer } = await becomeKnownCustomer(visitor)
      const { text } = await sendForm(visitor, '/dataerasure', { email, securityAnswer: answer })
      assert.match(text, /<h1[^<>]*>We are forgetting you</)
    },
  }),
]

/** Logs a visitor in as a new customer with an answer to a security question. */
async function becomeKnownCustomer(visitor: Visitor): Promise<{ email: string; answer: string }> {
  const { email } = await visitor.becomeCustomer()
  const { user } = (await visitor.get('/rest/user/whoami')).json()
  const answer = 'Greengage'
  await visitor.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 7, answer })
  return { email, answer }
}
