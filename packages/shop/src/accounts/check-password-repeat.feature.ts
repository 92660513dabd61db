import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { checkPasswordRepeat } from './seams.ts'

export const feature = defineFeature(checkPasswordRepeat, {
  'whoever repeats the password is registered': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
  },
})
