import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall } from '../resource-calls.ts'
import { asked, failure, rowNotFound, signInFirst, success, text, time, typedNumber } from '../shapes.ts'

const card = z.looseObject({
  id: z.number().int(),
  UserId: z.number().int(),
  fullName: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})

const maskedCard = card
  .extend({
    cardNum: z
      .string()
      .regex(/^\*{12}\d{4}$/)
      .describe('12 asterisks and the last 4 digits.'),
  })
  .meta({ id: 'Card', description: 'A payment card with a masked number.' })

export type PaymentCard = z.output<typeof maskedCard>

const savedCard = card
  .extend({
    cardNum: z
      .number()
      .describe(
        'Numbers above 2^53 are not exact in the last digit. Show the number that the customer typed, or get the masked card.',
      ),
    createdAt: time,
    updatedAt: time,
  })
  .meta({
    id: 'SavedCard',
    description:
      'A payment card. A row of the table `Cards`, returned only in the response to the request that saves it.',
  })

const own = { tag: 'Cards', access: 'account' } as const
const notThere = { 400: z.union([rowNotFound, failure]), 401: signInFirst } as const

export const listCards = listCall('Cards', maskedCard, { ...own, summary: 'List the cards of the account, masked' })

export const getCard = defineCall({
  ...getCall('Cards', maskedCard, {
    ...own,
    summary: 'Get a card of the account, masked',
    example: { params: { id: 7 }, after: ['createCard'] },
  }),
  answers: { 200: success(maskedCard), ...notThere },
})

export const createCard = createCall('Cards', savedCard, {
  ...own,
  summary: 'Save a card',
  example: {
    body: { fullName: 'Quin Ince', cardNum: 4111111111111111, expMonth: 7, expYear: 2088 },
  },
  body: z.looseObject({
    fullName: asked(text.optional()),
    cardNum: asked(typedNumber.optional().describe('16 digits.')),
    expMonth: asked(typedNumber.optional().describe('1 to 12.')),
    expYear: asked(typedNumber.optional().describe('2080 to 2099.')),
  }),
})

export const removeCard = defineCall({
  ...removeCall('Cards', { ...own, summary: 'Delete a card', example: { params: { id: 7 }, after: ['createCard'] } }),
  answers: { 200: success(z.string().describe('Confirmation for the customer.')), ...notThere },
})
