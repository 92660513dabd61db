import assert from 'node:assert/strict'
import { showComment } from '@fruit/isomorphic/feedback/seams'
import type { ClientResponse } from '@fruit/world/visits/client'
import { defineFeature, type Feature, type Visitor } from '../feature.ts'
import { solveSum } from './captcha.ts'
import {
  admitFeedbackRemoval,
  admitPace,
  admitRating,
  attributeAuthor,
  cleanComment,
  describeCaptcha,
  judgeCaptcha,
} from './seams.ts'

export const features: readonly Feature[] = [
  defineFeature(admitFeedbackRemoval, {
    'administrators delete feedback': (_visitor, admit) => {
      assert.equal(admit({ accountId: 99, email: 'a@b.test', role: 'admin', basketId: null, token: '' }), true)
    },
  }),
  defineFeature(admitPace, {
    'a visitor sends feedback three times': async (visitor) => {
      for (const comment of ['Crisp.', 'Also cold.', 'And quick.'])
        assert.equal((await sendFeedbackAsVisitor(visitor, { comment })).status, 201)
    },
  }),
  defineFeature(admitRating, {
    'ratings of one to five stars are accepted': async (visitor) => {
      for (const rating of [1, 2, 3, 4, 5])
        assert.equal((await sendFeedbackAsVisitor(visitor, { rating })).json().data.rating, rating)
    },
  }),
  defineFeature(attributeAuthor, {
    'feedback of a customer contains their id': async (visitor) => {
      await visitor.becomeCustomer()
      const { id } = (await visitor.get('/rest/user/whoami')).json().user
      const { data } = (await sendFeedbackAsVisitor(visitor, { UserId: id })).json()
      assert.equal(data.UserId, id)
    },
    'feedback of a visitor is anonymous': async (visitor) => {
      const { data } = (await sendFeedbackAsVisitor(visitor)).json()
      assert.equal(data.UserId, null)
    },
  }),
  defineFeature(cleanComment, {
    'text and emphasis stay unchanged': async (visitor) => {
      for (const comment of ['Crisp, cold, and quick!', 'So <b>crisp</b> it <em>hurts</em>.', 'りんごジュース'])
        assert.equal((await sendFeedbackAsVisitor(visitor, { comment })).json().data.comment, comment)
    },
  }),
  defineFeature(describeCaptcha, {
    'a visitor gets a captcha and its id': async (visitor) => {
      const { captchaId, captcha } = (await visitor.get('/rest/captcha/')).json()
      assert.equal(typeof captchaId, 'number')
      assert.match(captcha, /^\d+[*+-]\d+[*+-]\d+$/)
    },
  }),
  defineFeature(judgeCaptcha, {
    'feedback with a solved captcha is stored': async (visitor) => {
      assert.equal((await sendFeedbackAsVisitor(visitor)).status, 201)
      assert.equal((await sendFeedbackAsVisitor(visitor)).status, 201)
    },
    'feedback with a wrong answer is rejected': async (visitor) => {
      assert.equal((await sendFeedbackAsVisitor(visitor, { captcha: '123456' })).status, 401)
    },
    'an unknown captcha is never solved': async (visitor) => {
      assert.equal((await sendFeedbackAsVisitor(visitor, { captchaId: 99_999 })).status, 401)
    },
  }),
  defineFeature(showComment, {
    'text and emphasis of a comment are shown unchanged': (_visitor, show) => {
      for (const comment of [
        'Crisp, cold &amp; quick! (anonymous)',
        'So <b>crisp</b> it <em>hurts</em>.',
        'りんごジュース',
      ])
        assert.equal(show(comment), comment)
    },
  }),
]

/** Sends feedback with a solved captcha. */
async function sendFeedbackAsVisitor(visitor: Visitor, body: object = {}): Promise<ClientResponse> {
  const { captchaId, captcha } = (await visitor.get('/rest/captcha/')).json()
  const solved = { captchaId, captcha: String(solveSum(captcha)) }
  return visitor.post('/api/Feedbacks', { comment: 'Crisp.', rating: 4, ...solved, ...body })
}
