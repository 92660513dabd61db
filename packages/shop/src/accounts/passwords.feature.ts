import assert from 'node:assert/strict'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import {
  admitPasswordReset,
  admitSecurityAnswer,
  checkPasswordRepeat,
  describeAfterPasswordChange,
  refusePassword,
  requireCurrentPassword,
} from './seams.ts'

/** Registers a customer with an answer to the security question about a pet. */
async function registerWithAnswer(visitor: Visitor) {
  const { email } = await visitor.becomeCustomer()
  const { user } = (await visitor.get('/rest/user/whoami')).json()
  const body = { UserId: user.id, SecurityQuestionId: 7, answer: 'Rumpelstilz' }
  assert.equal((await visitor.post('/api/SecurityAnswers', body)).status, 201)
  return (answer: string) =>
    visitor.post('/rest/user/reset-password', { email, answer, new: 'juicier', repeat: 'juicier' })
}

export const features: readonly Feature[] = [
  defineFeature(admitPasswordReset, {
    'customers reset a forgotten password with their answer, from a browser that they logged in with before': async (
      visitor,
    ) => {
      const reset = await registerWithAnswer(visitor)
      assert.equal((await reset('Rumpelstilz')).status, 200)
    },
    'a wrong answer changes nothing, and the right answer then changes the password': async (visitor) => {
      const reset = await registerWithAnswer(visitor)
      assert.equal((await reset('Rapunzel')).status, 401)
      assert.equal((await reset('Rumpelstilz')).status, 200)
    },
  }),
  defineFeature(admitSecurityAnswer, {
    'a customer stores an answer after the registration, and resets the password with it': async (visitor) => {
      const [email, password] = ['new@customer.test', 'ripe plums']
      const { data } = (await visitor.post('/api/Users', { email, password, passwordRepeat: password })).json()
      const answer = { UserId: data.id, SecurityQuestionId: 7, answer: 'Rumpelstilz' }
      assert.equal((await visitor.post('/api/SecurityAnswers', answer)).status, 201)
      const reset = { email, answer: 'Rumpelstilz', new: 'juicier', repeat: 'juicier' }
      assert.equal((await visitor.post('/rest/user/reset-password', reset)).status, 200)
      assert.equal((await visitor.post('/rest/user/login', { email, password: 'juicier' })).status, 200)
    },
  }),
  defineFeature(checkPasswordRepeat, {
    'a visitor who repeats the password correctly is registered': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
    },
  }),
  defineFeature(describeAfterPasswordChange, {
    'the response to a password change names the account': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicier' })
      const { user } = (await visitor.get(`/rest/user/change-password?${change}`)).json()
      assert.equal(user.email, email)
    },
  }),
  defineFeature(refusePassword, {
    'a sentence is accepted as a password': async (visitor) => {
      const [email, password] = ['pippa@customer.test', 'plums ripen slowly in rain']
      const { status } = await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal(status, 201)
      assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
    },
    'a customer logs in with a password in another script': async (visitor) => {
      const [email, password] = ['sliva@customer.test', 'слива под дождём']
      await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
    },
    'a customer changes to a generated password': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const jumble = 'x7$Gq!m2Rt9_'
      const change = new URLSearchParams({ current: password, new: jumble, repeat: jumble })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 200)
      assert.equal((await visitor.post('/rest/user/login', { email, password: jumble })).status, 200)
    },
  }),
  defineFeature(requireCurrentPassword, {
    'a customer changes the password with the current one': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicier' })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 200)
      assert.equal((await visitor.post('/rest/user/login', { email, password: 'juicier' })).status, 200)
    },
    'a wrong current password is rejected': async (visitor) => {
      await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: 'a rotten password', new: 'juicier', repeat: 'juicier' })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 401)
    },
  }),
]
