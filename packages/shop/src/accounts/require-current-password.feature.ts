import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { requireCurrentPassword } from './seams.ts'

export const feature = defineFeature(requireCurrentPassword, {
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
})
