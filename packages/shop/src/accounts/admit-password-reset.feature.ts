import assert from 'node:assert/strict'
import { defineFeature, type Visitor } from '../feature.ts'
import { admitPasswordReset } from './seams.ts'

/** Registers a customer with an answer to the security question about a pet. */
async function registerWithAnswer(visitor: Visitor) {
  const { email } = await visitor.becomeCustomer()
  const { user } = (await visitor.get('/rest/user/whoami')).json()
  const body = { UserId: user.id, SecurityQuestionId: 7, answer: 'Rumpelstilz' }
  assert.equal((await visitor.post('/api/SecurityAnswers', body)).status, 201)
  return (answer: string) =>
    visitor.post('/rest/user/reset-password', { email, answer, new: 'juicier', repeat: 'juicier' })
}

export const feature = defineFeature(admitPasswordReset, {
  'customers who forget the password get a new one where they used to sign in, for the answer that they gave': async (
    visitor,
  ) => {
    const reset = await registerWithAnswer(visitor)
    assert.equal((await reset('Rumpelstilz')).status, 200)
  },
  'a wrong answer changes nothing, and a right one after it does': async (visitor) => {
    const reset = await registerWithAnswer(visitor)
    assert.equal((await reset('Rapunzel')).status, 401)
    assert.equal((await reset('Rumpelstilz')).status, 200)
  },
})
