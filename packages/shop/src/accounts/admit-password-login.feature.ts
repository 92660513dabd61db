import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitPasswordLogin } from './seams.ts'

export const feature = defineFeature(admitPasswordLogin, {
  'a customer with a password of their own needs nothing else': async (visitor) => {
    const { email, password } = await visitor.becomeCustomer()
    const { status } = await visitor.post('/rest/user/login', { email, password })
    assert.equal(status, 200)
  },
  'a customer of an outside provider is admitted on the provider’s word': (_visitor, admit) => {
    const [email, password] = ['ada@graftmail.test', 'dHNldC5saWFtdGZhcmdAYWRh']
    assert.equal(admit({ email, password, vouched: true }), true)
  },
  'an account without an e-mail is let in with its password': (_visitor, admit) => {
    assert.equal(admit({ email: null, password: 'a ripe password', vouched: false }), true)
  },
})
