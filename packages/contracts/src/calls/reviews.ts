import { z } from 'zod'
import { callsOf } from '../call.ts'
import { failure, idParams, text } from '../shapes.ts'

const call = callsOf({ tag: 'Reviews' })

const review = z
  .object({
    _id: z.string(),
    product: z.number().int().describe('Id of the product.'),
    message: z.string(),
    author: z.string().describe('E-mail of the author.'),
    likesCount: z.number().int(),
    likedBy: z.array(z.string()).describe('E-mails of the accounts that like the review.'),
  })
  .meta({ id: 'Review', description: 'A review of a product, as in the collection `reviews`.' })

/** Error response of calls about reviews. */
const refused = z.object({ error: z.string() })

const reviewChange = z
  .object({
    modified: z.number().int(),
    original: z.array(review),
    updated: z.array(review),
  })
  .meta({ id: 'ReviewChange', description: 'Reviews before and after a change, in the same order.' })

export const listReviews = call('GET /rest/products/:id/reviews', {
  summary: 'List the reviews of a product, oldest first',
  example: { params: { id: '1' } },
  access: 'open',
  params: z.object({ id: text }),
  answers: {
    200: z.object({
      status: z.literal('success'),
      data: z
        .array(review.extend({ liked: z.literal(true).optional() }))
        .describe('`liked` is present if the visitor already likes the review or is not logged in.'),
    }),
    400: refused,
  },
})

export const writeReview = call('PUT /rest/products/:id/reviews', {
  summary: 'Write a review of a product',
  example: { params: { id: 1 }, body: { message: 'Tastes like a whole orchard.', author: 'first@customer.test' } },
  access: 'open',
  params: idParams,
  body: z.looseObject({ message: text, author: text.optional() }),
  answers: {
    201: z.object({ status: z.literal('success') }),
    400: z.union([refused, failure]),
    401: refused,
    404: refused,
    413: failure,
  },
})

export const editReview = call('PATCH /rest/products/reviews', {
  summary: 'Change the text of a review',
  example: {
    body: { id: '0123456789abcdef', message: 'Tastes like two orchards.' },
    after: ['listReviews'],
    taking: { 'body.id': 'listReviews /data/0/_id' },
  },
  access: 'signed-in',
  body: z.looseObject({
    id: z
      .union([text, z.number(), z.record(z.string(), z.unknown())], { error: 'the _id of a review, please' })
      .describe('The `_id` of the review.'),
    message: text,
  }),
  answers: { 200: reviewChange, 400: z.union([refused, failure]), 401: failure },
})

export const likeReview = call('POST /rest/products/reviews', {
  summary: 'Like a review (once per account)',
  example: {
    body: { id: '0123456789abcdef' },
    after: ['listReviews'],
    taking: { 'body.id': 'listReviews /data/0/_id' },
  },
  access: 'signed-in',
  body: z.looseObject({ id: text }),
  answers: { 200: reviewChange, 400: failure, 401: failure, 403: refused, 404: refused },
})
