import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { offerKeys } from './seams.ts'

export const feature = defineFeature(offerKeys, {
  'partners of the shop get the key that checks its tokens': async (visitor) => {
    const { status, text } = await visitor.get('/encryptionkeys/jwt.pub')
    assert.equal(status, 200)
    assert.match(text, /^-----BEGIN RSA PUBLIC KEY-----/)
  },
})
