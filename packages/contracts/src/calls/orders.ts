import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, success, text } from '../shapes.ts'

/** An order, as documents of the collection `orders` have it; the ones from before this shop know less. */
const order = z.object({
  _id: z.string(),
  orderId: z.string(),
  /** With every vowel masked. */
  email: z.string(),
  totalPrice: z.number(),
  products: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      quantity: z.number().int(),
      /** Of one piece. */
      price: z.number(),
      total: z.number(),
      bonus: z.number(),
    }),
  ),
  /** Points. */
  bonus: z.number(),
  /** Days until it arrives. */
  eta: z.string(),
  delivered: z.boolean(),
  /** With two decimals, or `0`. */
  promotionalAmount: z.string().optional(),
  paymentId: z.string().nullable().optional(),
  addressId: z.union([z.string(), z.number()]).nullable().optional(),
  deliveryPrice: z.number().optional(),
})

export type Order = z.output<typeof order>

export const trackOrder = defineCall({
  method: 'GET',
  path: '/rest/track-order/:id',
  summary: 'Where an order is; an order that nobody knows answers with its number alone',
  tag: 'Orders',
  access: 'open',
  params: z.object({ id: text }),
  answers: {
    200: success(z.array(z.union([order, z.strictObject({ orderId: z.string() })]))),
    400: z.union([z.object({ error: z.string() }), failure]),
  },
})
