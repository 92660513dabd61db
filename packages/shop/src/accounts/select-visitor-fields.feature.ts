import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { selectVisitorFields } from './seams.ts'

export const feature = defineFeature(selectVisitorFields, {
  'a customer learns who the shop takes them for': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const { user } = (await visitor.get('/rest/user/whoami')).json()
    assert.equal(user.email, email)
    assert.deepEqual(Object.keys(user).sort(), ['email', 'id', 'lastLoginIp', 'profileImage'])
  },
  'a client that asks for one field gets that one': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    assert.deepEqual((await visitor.get('/rest/user/whoami?fields=email')).json().user, { email })
  },
})
