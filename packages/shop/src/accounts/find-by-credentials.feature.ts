import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { findByCredentials } from './seams.ts'

export const feature = defineFeature(findByCredentials, {
  'a customer signs in with the right password': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const me = await visitor.get('/rest/user/whoami')
    assert.equal(me.json().user.email, email)
  },
  'a customer with a wrong password is turned away': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const { status } = await visitor.post('/rest/user/login', { email, password: 'a rotten password' })
    assert.equal(status, 401)
  },
  'an e-mail that nobody has is turned away': async (visitor) => {
    const { status } = await visitor.post('/rest/user/login', { email: 'nobody@nowhere.test', password: 'x' })
    assert.equal(status, 401)
  },
})
