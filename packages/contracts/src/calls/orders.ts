import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, idParams, success, text, time } from '../shapes.ts'

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
  /** When it was placed. */
  createdAt: time.optional(),
})

export type Order = z.output<typeof order>

const refused = z.object({ error: z.string() })

/** An id that clients send as a number, as its digits, or as a word such as `wallet`; they leave it out as well. */
const sentId = z.union([z.string().max(100), z.number()], { error: 'an id, please' }).nullish()

export const checkout = defineCall({
  method: 'POST',
  path: '/rest/basket/:id/checkout',
  summary: 'Orders what is in the basket of the account, and empties it',
  tag: 'Orders',
  access: 'signed-in',
  params: idParams,
  body: z.looseObject({
    /** A campaign coupon, `CODE-<milliseconds since 1970>` in base64. The coupon on the basket goes before it. */
    couponData: text.nullish(),
    orderDetails: z
      .looseObject({
        /** Id of a card of the account, or `wallet`. */
        paymentId: sentId,
        /** Id of an address of the account. */
        addressId: sentId,
        /** Id of a delivery method; without one it costs nothing and takes five days. */
        deliveryMethodId: sentId,
      })
      .nullish(),
  }),
  answers: {
    /** The number of the order. */
    200: z.object({ orderConfirmation: z.string() }),
    /** An empty basket, an address that is not the account's, a coupon that is not valid, too little in stock… */
    400: z.union([refused, failure]),
    401: failure,
    /** The wallet or the card will not pay. */
    402: refused,
    /** Not the basket of the account. */
    403: refused,
  },
})

export const getOrderHistory = defineCall({
  method: 'GET',
  path: '/rest/order-history',
  summary: 'The orders of the account, newest first',
  tag: 'Orders',
  access: 'signed-in',
  answers: { 200: success(z.array(order)), 401: failure },
})

export const listOrders = defineCall({
  method: 'GET',
  path: '/rest/order-history/orders',
  summary: 'The orders of all customers, newest first',
  tag: 'Orders',
  access: 'accounting',
  answers: { 200: success(z.array(order)), 403: refused },
})

export const changeDeliveryStatus = defineCall({
  method: 'PUT',
  path: '/rest/order-history/:id/delivery-status',
  summary: 'Turns the delivery status of an order around: clients send the status that it has now',
  tag: 'Orders',
  access: 'accounting',
  /** `_id` of the order. One that no order has changes nothing. */
  params: z.object({ id: text }),
  body: z.looseObject({
    deliveryStatus: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], {
      error: 'true or false, please: the status that the order has now',
    }),
  }),
  answers: { 200: z.object({ status: z.literal('success') }), 400: failure, 403: refused },
})

export const trackOrder = defineCall({
  method: 'GET',
  path: '/rest/track-order/:id',
  summary: 'Where an order is; an order that nobody knows answers with its number alone',
  tag: 'Orders',
  access: 'open',
  params: z.object({ id: text }),
  answers: {
    200: success(z.array(z.union([order, z.strictObject({ orderId: z.string() })]))),
    400: z.union([refused, failure]),
  },
})
