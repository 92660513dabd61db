import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectVisibleAccounts } from './seams.ts'

export const feature = defineFeature(selectVisibleAccounts, {
  'customers read their own account': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const { id } = (await visitor.get('/rest/user/whoami')).json().user
    const account = await visitor.get(`/api/Users/${id}`)
    assert.equal(account.json().data.email, email)
  },
  'administrators see all accounts': (_visitor, select) => {
    assert.equal(select({ accountId: 1, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), 'all')
  },
})
