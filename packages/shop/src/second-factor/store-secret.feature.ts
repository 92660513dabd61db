import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { becomeCustomerWithSecondFactor, codeOf, shopTime, signInWith } from './authenticator.ts'
import { storeSecret } from './seams.ts'

export const feature = defineFeature(storeSecret, {
  'whoever set up a second factor signs in with it': async (visitor) => {
    const now = await shopTime(visitor)
    const { email, password, secret, status } = await becomeCustomerWithSecondFactor(visitor, now)
    assert.equal(status, 200)
    assert.equal(await signInWith(visitor, email, password, codeOf(secret, now + 30_000)), 200)
  },
})
