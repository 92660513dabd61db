import assert from 'node:assert/strict'
import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { assignRole, checkEmail, cleanEmail, selectVisibleAccounts } from './seams.ts'

const UNUSUAL_EMAILS = {
  'an unusual but valid e-mail is stored unchanged': async (visitor: Visitor) => {
    const password = 'ripe plums'
    for (const email of ["o'neil@customer.test", 'plum+pear@sub.customer.test', 'pêche@customer.test']) {
      const { status, json } = await visitor.post('/api/Users', { email, password, passwordRepeat: password })
      assert.equal(status, 201)
      assert.equal(json().data.email, email)
    }
  },
}

export const features: readonly Feature[] = [
  defineFeature(assignRole, {
    'a new account has the role of a customer': async (visitor) => {
      const password = 'ripe plums'
      const body = { email: 'new@customer.test', password, passwordRepeat: password }
      const { data } = (await visitor.post('/api/Users', body)).json()
      assert.equal(data.role, 'customer')
    },
  }),
  defineFeature(checkEmail, UNUSUAL_EMAILS),
  defineFeature(cleanEmail, UNUSUAL_EMAILS),
  defineFeature(selectVisibleAccounts, {
    'customers read their own account': async (visitor) => {
      const { email } = await visitor.becomeCustomer()
      const { id } = (await visitor.get('/rest/user/whoami')).json().user
      const account = await visitor.get(`/api/Users/${id}`)
      assert.equal(account.json().data.email, email)
    },
    'administrators see all accounts': (_visitor, select) => {
      assert.equal(select({ accountId: 1, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), 'all')
    },
  }),
  defineFeature(showEmail, {
    'an e-mail is shown unchanged': (_visitor, show) => {
      for (const email of ['pippa@fruit.test', 'pip.rind+cider@orchard.fruit.test']) assert.equal(show(email), email)
    },
  }),
]
