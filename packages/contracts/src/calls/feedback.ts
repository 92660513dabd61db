import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall } from '../resource-calls.ts'
import { asked, failure, numeric, plainText, text, time } from '../shapes.ts'

const feedback = z
  .looseObject({
    id: z.number().int(),
    UserId: z.number().int().nullable().describe('Null when a visitor wrote who was not signed in.'),
    comment: z.string().describe('HTML; ends with the masked e-mail of the author in brackets.'),
    rating: z.number().int(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Feedback', description: 'A row of the table Feedbacks.' })

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/rest/captcha',
  summary: 'A sum to be solved before feedback is taken',
  tag: 'Feedback',
  access: 'open',
  answers: {
    200: z.object({
      captchaId: z.number().int().min(0),
      captcha: z.string().describe('Three numbers and two of `+`, `-`, `*`.'),
      answer: z.string().optional().describe('Only where the shop gives it away.'),
    }),
  },
})

export const listFeedback = listCall('Feedbacks', feedback, { summary: 'What customers say', tag: 'Feedback' })

export const getFeedback = getCall('Feedbacks', feedback, {
  summary: 'What one customer says',
  example: { params: { id: 1 } },
  tag: 'Feedback',
  access: 'signed-in',
})

const sent = createCall('Feedbacks', feedback, {
  summary: 'Leaves feedback; a solved captcha comes with it',
  example: {
    body: { captchaId: 0, captcha: '12', comment: 'The best juice in town.', rating: 5 },
    after: ['getCaptcha'],
    taking: { 'body.captchaId': 'getCaptcha /captchaId', 'body.captcha': 'getCaptcha /answer' },
  },
  tag: 'Feedback',
  body: z.looseObject({
    UserId: numeric.nullish(),
    comment: text.optional(),
    rating: asked(numeric.nullish()),
    captchaId: asked(numeric.optional()),
    captcha: asked(z.union([z.string().max(50), z.number()]).optional()),
  }),
})

export const sendFeedback = defineCall({
  ...sent,
  answers: { ...sent.answers, 401: z.union([plainText, failure]), 413: failure, 429: plainText },
})

export const removeFeedback = removeCall('Feedbacks', {
  summary: 'Takes feedback away',
  example: { params: { id: 2 } },
  tag: 'Feedback',
  access: 'signed-in',
})
