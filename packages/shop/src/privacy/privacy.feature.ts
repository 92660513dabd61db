import assert from 'node:assert/strict'
import { defineFeature, type Feature } from '../feature.ts'
import { describeImageCaptcha, judgeExport } from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(describeImageCaptcha, {
    'a customer gets a picture': async (visitor) => {
      await visitor.becomeCustomer()
      const { image, UserId } = (await visitor.get('/rest/image-captcha/')).json()
      assert.match(image, /^<svg [^>]*viewBox=/)
      assert.equal(UserId, (await visitor.get('/rest/user/whoami')).json().user.id)
    },
  }),
  defineFeature(judgeExport, {
    'an export needs no captcha if there was none recently': async (visitor) => {
      await visitor.becomeCustomer()
      assert.equal((await visitor.post('/rest/user/data-export', { format: '1' })).status, 200)
    },
    'an export with a solved captcha gets the data': (_visitor, judge) => {
      const captcha = { answer: 'KX7PA', ageMs: 60_000 }
      assert.equal(judge({ captcha, sinceExportMs: 60_000 }, 'KX7PA').admitted, true)
    },
    'an export with a wrong answer is rejected': async (visitor) => {
      await visitor.becomeCustomer()
      await visitor.get('/rest/image-captcha/')
      assert.equal((await visitor.post('/rest/user/data-export', { answer: '?????', format: '1' })).status, 401)
    },
  }),
]
