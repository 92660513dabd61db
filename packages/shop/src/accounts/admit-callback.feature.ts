import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitCallback } from './seams.ts'

export const feature = defineFeature(admitCallback, {
  'a client that asks for no script gets none': async (visitor) => {
    const { email } = await visitor.becomeCustomer()
    const answer = await visitor.get('/rest/user/whoami')
    assert.match(String(answer.headers['content-type']), /json/)
    assert.equal(answer.json().user.email, email)
  },
})
