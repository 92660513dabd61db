import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { becomeCustomerWithSecondFactor, codeOf, shopTime, signInWith } from './authenticator.ts'
import { judgeCode, storeSecret } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(judgeCode, {
    'a valid code is accepted, even half a minute early or late': (_visitor, judge) => {
      const [secret, now] = ['JBSWY3DPEHPK3PXP', 1_800_000_000_000]
      for (const off of [-30_000, 0, 30_000])
        assert.equal(judge(secret, codeOf(secret, now + off), now, null), (now + off) / 30_000)
    },
    'an invalid code is rejected': async (visitor) => {
      const { email, password } = await becomeCustomerWithSecondFactor(visitor, await shopTime(visitor))
      assert.equal(await signInWith(visitor, email, password, '12345'), 401)
    },
  }),
  defineFeature(storeSecret, {
    'a customer with a second factor logs in with a code': async (visitor) => {
      const now = await shopTime(visitor)
      const { email, password, secret, status } = await becomeCustomerWithSecondFactor(visitor, now)
      assert.equal(status, 200)
      assert.equal(await signInWith(visitor, email, password, codeOf(secret, now + 30_000)), 200)
    },
  }),
]
