import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { limitContent } from './seams.ts'

export const feature = defineFeature(limitContent, {
  'the page of an account may show pictures of the shop and run its scripts': async (visitor) => {
    await visitor.becomeCustomer()
    const { headers } = await visitor.get('/profile')
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /img-src 'self'/)
    assert.match(policy, /script-src 'self'/)
  },
})
