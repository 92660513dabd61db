import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall } from '../resource-calls.ts'
import { asked, failure, plainText, signInFirst, success, text, time } from '../shapes.ts'

const tag = 'Privacy'

const call = callsOf({ tag })

export const getImageCaptcha = call('GET /rest/image-captcha', {
  summary: 'Get an image captcha of five letters and digits',
  access: 'asks-itself',
  answers: {
    200: z.object({
      image: z.string().describe('SVG. Only the latest captcha of an account is valid.'),
      answer: z.string().optional().describe('The solution. Present only if the shop exposes it.'),
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
  summary: 'Export the data that the shop has about the customer',
  example: {
    body: { answer: 'aB3dE', format: '1' },
    after: ['getImageCaptcha'],
    taking: { 'body.answer': 'getImageCaptcha /answer' },
  },
  access: 'account',
  body: z.looseObject({
    answer: asked(z.string().max(50).nullish().describe('Text of the latest image captcha, if the shop requires one.')),
    format: z
      .union([text, z.number()])
      .nullish()
      .describe('Format in which the client shows the data. The response is the same for all formats.'),
  }),
  answers: {
    200: z.object({
      userData: z.string().describe('The data as JSON text, indented by 2 spaces.'),
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
  .meta({ id: 'PrivacyRequest', description: 'A privacy request. A row of the table `PrivacyRequests`.' })

export const requestErasure = call('POST /rest/user/erasure-request', {
  summary: "Request erasure of the customer's data",
  example: { status: 201 },
  access: 'signed-in',
  answers: {
    200: success(privacyRequest).describe('A request is already pending. Each customer has at most one.'),
    201: success(privacyRequest),
    400: failure,
    401: failure,
  },
})

export const createPrivacyRequest = createCall('PrivacyRequests', privacyRequest, {
  summary: 'Create a privacy request',
  example: { body: { deletionRequested: true } },
  tag,
  access: 'signed-in',
  body: z.looseObject({
    UserId: z.unknown().optional().describe('Ignored. The request always belongs to the logged-in account.'),
    deletionRequested: z.boolean().nullish(),
  }),
})
