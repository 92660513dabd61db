import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { readLoginAddress } from './seams.ts'

export const feature = defineFeature(readLoginAddress, {
  'the address from which a customer came is kept when they sign out': async (visitor) => {
    await visitor.becomeCustomer()
    assert.equal((await visitor.get('/rest/saveLoginIp')).json().lastLoginIp, '127.0.0.1')
    assert.equal((await visitor.get('/rest/user/whoami')).json().user.lastLoginIp, '127.0.0.1')
  },
})
