import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { describeCaptcha } from './seams.ts'

export const feature = defineFeature(describeCaptcha, {
  'a visitor gets a sum and its number': async (visitor) => {
    const { captchaId, captcha } = (await visitor.get('/rest/captcha/')).json()
    assert.equal(typeof captchaId, 'number')
    assert.match(captcha, /^\d+[*+-]\d+[*+-]\d+$/)
  },
})
