import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall } from '../resource-calls.ts'
import { asked, failure, numeric, plainText, text, time } from '../shapes.ts'

const feedback = z
  .looseObject({
    id: z.number().int(),
    UserId: z.number().int().nullable().describe('Null if the author was not logged in.'),
    comment: z.string().describe('HTML. It ends with the masked e-mail of the author in parentheses.'),
    rating: z.number().int(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Feedback', description: 'Feedback of a customer. A row of the table `Feedbacks`.' })

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/rest/captcha',
  summary: 'Get a captcha for feedback',
  tag: 'Feedback',
  access: 'open',
  answers: {
    200: z.object({
      captchaId: z.number().int().min(0),
      captcha: z.string().describe('An expression of three numbers and two of the operators `+`, `-` and `*`.'),
      answer: z.string().optional().describe('The solution. Present only if the shop exposes it.'),
    }),
  },
})

export const listFeedback = listCall('Feedbacks', feedback, {
  summary: 'List the feedback of customers',
  tag: 'Feedback',
})

export const getFeedback = getCall('Feedbacks', feedback, {
  summary: 'Get the feedback of a customer',
  example: { params: { id: 1 } },
  tag: 'Feedback',
  access: 'signed-in',
})

const sent = createCall('Feedbacks', feedback, {
  summary: 'Send feedback with a solved captcha',
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
  summary: 'Delete feedback',
  example: { params: { id: 2 } },
  tag: 'Feedback',
  access: 'signed-in',
})
