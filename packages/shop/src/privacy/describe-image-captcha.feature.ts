import assert from 'node:assert/strict'
import { defineFeature } from '../feature.ts'
import { describeImageCaptcha } from './seams.ts'

export const feature = defineFeature(describeImageCaptcha, {
  'a customer gets a picture': async (visitor) => {
    await visitor.becomeCustomer()
    const { image, UserId } = (await visitor.get('/rest/image-captcha/')).json()
    assert.match(image, /^<svg [^>]*viewBox=/)
    assert.equal(UserId, (await visitor.get('/rest/user/whoami')).json().user.id)
  },
})
