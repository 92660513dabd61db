import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { requireCredentials } from './seams.ts'

export const feature = defineFeature(requireCredentials, {
  'whoever gives e-mail and password is registered': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
  },
})
