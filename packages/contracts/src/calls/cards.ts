import { z } from 'zod'
import { defineCall } from '../call.ts'
import { createCall, getCall, listCall, removeCall } from '../resource-calls.ts'
import { failure, outOfReach, success, text, time, typedNumber } from '../shapes.ts'

const card = z.looseObject({
  id: z.number().int(),
  UserId: z.number().int(),
  fullName: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
})

/** A card as it is shown. */
const maskedCard = card.extend({
  /** Twelve asterisks and the last four digits. */
  cardNum: z.string().regex(/^\*{12}\d{4}$/),
})

export type PaymentCard = z.output<typeof maskedCard>

/** A row of the table Cards, given once: to who saved it. */
const savedCard = card.extend({
  /** Beyond 2^53 a number is not exact in its last digit: show what was typed, or ask for the masked card. */
  cardNum: z.number(),
  createdAt: time,
  updatedAt: time,
})

const own = { tag: 'Cards', access: 'signed-in' } as const
const notThere = { 400: z.union([outOfReach, failure]), 401: failure } as const

export const listCards = listCall('Cards', maskedCard, { ...own, summary: 'The cards of the account, masked' })

export const getCard = defineCall({
  ...getCall('Cards', maskedCard, { ...own, summary: 'One card of the account, masked' }),
  answers: { 200: success(maskedCard), ...notThere },
})

export const createCard = createCall('Cards', savedCard, {
  ...own,
  summary: 'Saves a card',
  body: z.looseObject({
    fullName: text.optional(),
    /** Sixteen digits. */
    cardNum: typedNumber.optional(),
    /** 1 to 12. */
    expMonth: typedNumber.optional(),
    /** 2080 to 2099. */
    expYear: typedNumber.optional(),
  }),
})

export const removeCard = defineCall({
  ...removeCall('Cards', { ...own, summary: 'Forgets a card' }),
  /** `data` tells the customer that it is gone. */
  answers: { 200: success(z.string()), ...notThere },
})
