import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall } from '../resource-calls.ts'
import { failure, numeric, plainText, text, time } from '../shapes.ts'

/** A row of the table Feedbacks. */
const feedback = z.looseObject({
  id: z.number().int(),
  /** Null when a visitor wrote who was not signed in. */
  UserId: z.number().int().nullable(),
  /** HTML; ends with the masked e-mail of the author in brackets. */
  comment: z.string(),
  rating: z.number().int(),
  createdAt: time,
  updatedAt: time,
})

export const getCaptcha = defineCall({
  method: 'GET',
  path: '/rest/captcha',
  summary: 'A sum to be solved before feedback is taken',
  tag: 'Feedback',
  access: 'open',
  answers: {
    200: z.object({
      captchaId: z.number().int().min(0),
      /** Three numbers and two of `+`, `-`, `*`. */
      captcha: z.string(),
      /** Only where the shop gives it away. */
      answer: z.string().optional(),
    }),
  },
})

export const listFeedback = listCall('Feedbacks', feedback, { summary: 'What customers say', tag: 'Feedback' })

export const getFeedback = getCall('Feedbacks', feedback, {
  summary: 'What one customer says',
  tag: 'Feedback',
  access: 'signed-in',
})

const sent = createCall('Feedbacks', feedback, {
  summary: 'Leaves feedback; a solved captcha comes with it',
  tag: 'Feedback',
  body: z.looseObject({
    UserId: numeric.nullish(),
    comment: text.optional(),
    rating: numeric.nullish(),
    captchaId: numeric.optional(),
    captcha: z.union([z.string().max(50), z.number()]).optional(),
  }),
})

export const sendFeedback = defineCall({
  ...sent,
  answers: { ...sent.answers, 401: z.union([plainText, failure]), 429: plainText, 503: plainText },
})

export const removeFeedback = removeCall('Feedbacks', {
  summary: 'Takes feedback away',
  tag: 'Feedback',
  access: 'signed-in',
})
