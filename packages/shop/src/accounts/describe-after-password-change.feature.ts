import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { describeAfterPasswordChange } from './seams.ts'

export const feature = defineFeature(describeAfterPasswordChange, {
  'whoever changes the password is told whose it was': async (visitor) => {
    const { email, password } = await visitor.becomeCustomer()
    const change = new URLSearchParams({ current: password, new: 'juicier', repeat: 'juicier' })
    const { user } = (await visitor.get(`/rest/user/change-password?${change}`)).json()
    assert.equal(user.email, email)
  },
})
