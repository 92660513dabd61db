import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitPasswordLogin } from './seams.ts'

export const feature = defineFeature(admitPasswordLogin, {
  'a customer with a password of their own needs nothing else': async (visitor) => {
    const { email, password } = await visitor.becomeCustomer()
    const { status } = await visitor.post('/rest/user/login', { email, password })
    assert.equal(status, 200)
  },
  'a customer of an outside provider is admitted on the provider’s word': async (_visitor, admit) => {
    const [email, password] = ['ada@graftmail.test', 'dHNldC5saWFtdGZhcmdAYWRh']
    assert.equal(await admit({ email, password, made: true, vouched: true }), true)
  },
  'an account without an e-mail is let in with its password': async (_visitor, admit) => {
    assert.equal(await admit({ email: null, password: 'a ripe password', made: false, vouched: false }), true)
  },
})
