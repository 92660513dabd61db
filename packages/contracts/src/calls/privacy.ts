import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall } from '../resource-calls.ts'
import { asked, failure, plainText, signInFirst, success, text, time } from '../shapes.ts'

const tag = 'Privacy'

const call = callsOf({ tag })

export const getImageCaptcha = call('GET /rest/image-captcha', {
  summary: 'A picture of five letters and digits to be read; the latest one of an account counts',
  access: 'asks-itself',
  answers: {
    200: z.object({
      image: z.string().describe('SVG.'),
      answer: z.string().optional().describe('Only where the shop gives it away.'),
      UserId: z.number().int(),
    }),
    401: plainText,
  },
})

/** The data that the shop keeps about a customer. The call returns it as JSON text. */
export const exportedData = z.object({
  username: z.string(),
  email: z.string(),
  orders: z.array(
    z.object({
      orderId: z.string(),
      totalPrice: z.number(),
      products: z.array(
        z.object({
          id: z.number().int().optional(),
          name: z.string(),
          quantity: z.number(),
          price: z.number(),
          total: z.number(),
          bonus: z.number(),
        }),
      ),
      bonus: z.number(),
      eta: z.string(),
    }),
  ),
  reviews: z.array(
    z.object({
      message: z.string(),
      author: z.string(),
      productId: z.number().int(),
      likesCount: z.number().int(),
      likedBy: z.array(z.string()),
    }),
  ),
  memories: z.array(z.object({ imageUrl: z.string(), caption: z.string() })),
})

export type ExportedData = z.output<typeof exportedData>

export const exportData = call('POST /rest/user/data-export', {
  summary: 'What the shop knows about the customer',
  example: {
    body: { answer: 'aB3dE', format: '1' },
    after: ['getImageCaptcha'],
    taking: { 'body.answer': 'getImageCaptcha /answer' },
  },
  access: 'account',
  body: z.looseObject({
    answer: asked(z.string().max(50).nullish().describe('What the latest picture says, where one must be read')),
    format: z
      .union([text, z.number()])
      .nullish()
      .describe('How the client will show the data; the answer is the same for all'),
  }),
  answers: {
    200: z.object({
      userData: z.string().describe('`exportedData` as JSON, indented by 2.'),
      confirmation: z.string(),
    }),
    400: failure,
    401: z.union([plainText, signInFirst]),
  },
})

const privacyRequest = z
  .looseObject({
    id: z.number().int(),
    UserId: z.number().int(),
    deletionRequested: z.boolean(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'PrivacyRequest', description: 'A row of the table PrivacyRequests.' })

export const requestErasure = call('POST /rest/user/erasure-request', {
  summary: 'Asks the shop to forget the customer; one request waits at a time',
  example: { status: 201 },
  access: 'signed-in',
  answers: {
    200: success(privacyRequest).describe('One waits already.'),
    201: success(privacyRequest),
    400: failure,
    401: failure,
  },
})

export const createPrivacyRequest = createCall('PrivacyRequests', privacyRequest, {
  summary: 'Stores a privacy request of the customer',
  example: { body: { deletionRequested: true } },
  tag,
  access: 'signed-in',
  body: z.looseObject({
    UserId: z.unknown().optional().describe('Not looked at: a request is always one’s own'),
    deletionRequested: z.boolean().nullish(),
  }),
})
