import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { sendFeedbackAsVisitor } from './say.ts'
import { judgeCaptcha } from './seams.ts'

export const feature = defineFeature(judgeCaptcha, {
  'whoever solves the sum is heard': async (visitor) => {
    assert.equal((await sendFeedbackAsVisitor(visitor)).status, 201)
    assert.equal((await sendFeedbackAsVisitor(visitor)).status, 201)
  },
  'whoever does not solve it is turned away': async (visitor) => {
    assert.equal((await sendFeedbackAsVisitor(visitor, { captcha: '123456' })).status, 401)
  },
  'a sum that nobody was given is solved by nobody': async (visitor) => {
    assert.equal((await sendFeedbackAsVisitor(visitor, { captchaId: 99_999 })).status, 401)
  },
})
