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
  }),
  defineFeature(admitSecurityAnswer, {
    'whoever registers leaves an answer, and gets a new password for it later': async (visitor) => {
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
    'whoever repeats the password is registered': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
    },
  }),
  defineFeature(describeAfterPasswordChange, {
    'whoever changes the password is told whose it was': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicier' })
      const { user } = (await visitor.get(`/rest/user/change-password?${change}`)).json()
      assert.equal(user.email, email)
    },
  }),
  defineFeature(refusePassword, {
    'whoever likes plain words gets an account with a sentence for a password': async (visitor) => {
      const [email, password] = ['pippa@customer.test', 'plums ripen slowly in rain']
      const { status } = await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal(status, 201)
      assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
    },
    'a customer signs in with a password in another script': async (visitor) => {
      const [email, password] = ['sliva@customer.test', 'слива под дождём']
      await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal((await visitor.post('/rest/user/login', { email, password })).status, 200)
    },
    'a customer changes to a jumble of characters from a generator': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const jumble = 'x7$Gq!m2Rt9_'
      const change = new URLSearchParams({ current: password, new: jumble, repeat: jumble })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 200)
      assert.equal((await visitor.post('/rest/user/login', { email, password: jumble })).status, 200)
    },
  }),
  defineFeature(requireCurrentPassword, {
    'a customer who gives the current password gets a new one': async (visitor) => {
      const { email, password } = await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicier' })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 200)
      assert.equal((await visitor.post('/rest/user/login', { email, password: 'juicier' })).status, 200)
    },
    'a wrong current password is turned away': async (visitor) => {
      await visitor.becomeCustomer()
      const change = new URLSearchParams({ current: 'a rotten password', new: 'juicier', repeat: 'juicier' })
      assert.equal((await visitor.get(`/rest/user/change-password?${change}`)).status, 401)
    },
  }),
]
