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
      .describe('Twelve asterisks and the last four digits.'),
  })
  .meta({ id: 'Card', description: 'A card as it is shown.' })

export type PaymentCard = z.output<typeof maskedCard>

const savedCard = card
  .extend({
    cardNum: z
      .number()
      .describe(
        'Beyond 2^53 a number is not exact in its last digit: show what was typed, or ask for the masked card.',
      ),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'SavedCard', description: 'A row of the table Cards, given once: to who saved it.' })

const own = { tag: 'Cards', access: 'account' } as const
const notThere = { 400: z.union([rowNotFound, failure]), 401: signInFirst } as const

export const listCards = listCall('Cards', maskedCard, { ...own, summary: 'The cards of the account, masked' })

export const getCard = defineCall({
  ...getCall('Cards', maskedCard, {
    ...own,
    summary: 'One card of the account, masked',
    example: { params: { id: 7 }, after: ['createCard'] },
  }),
  answers: { 200: success(maskedCard), ...notThere },
})

export const createCard = createCall('Cards', savedCard, {
  ...own,
  summary: 'Saves a card',
  example: {
    body: { fullName: 'Quin Ince', cardNum: 4111111111111111, expMonth: 7, expYear: 2088 },
  },
  body: z.looseObject({
    fullName: asked(text.optional()),
    cardNum: asked(typedNumber.optional().describe('Sixteen digits.')),
    expMonth: asked(typedNumber.optional().describe('1 to 12.')),
    expYear: asked(typedNumber.optional().describe('2080 to 2099.')),
  }),
})

export const removeCard = defineCall({
  ...removeCall('Cards', { ...own, summary: 'Forgets a card', example: { params: { id: 7 }, after: ['createCard'] } }),
  answers: { 200: success(z.string().describe('Tells the customer that it is gone.')), ...notThere },
})
