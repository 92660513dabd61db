import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { admitTokenAlgorithm } from './seams.ts'

export const feature = defineFeature(admitTokenAlgorithm, {
  'a customer is known by the token that the shop gave': async (visitor) => {
    const { email, basketId } = await visitor.becomeCustomer()
    assert.equal((await visitor.get('/rest/user/whoami')).json().user.email, email)
    assert.equal((await visitor.get(`/rest/basket/${basketId}`)).status, 200)
  },
  'a token of the shop that somebody changed is nobody’s': async (visitor) => {
    const { token, basketId } = await visitor.becomeCustomer()
    const [head, , signature] = token.split('.')
    const body = Buffer.from(JSON.stringify({ data: { id: 1 } })).toString('base64url')
    const headers = { authorization: `Bearer ${head}.${body}.${signature}` }
    assert.equal((await visitor.get(`/rest/basket/${basketId}`, { headers })).status, 401)
  },
})
