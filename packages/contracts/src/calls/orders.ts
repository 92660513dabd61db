import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, idParams, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Orders' })

const order = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    email: z.string().describe('With every vowel masked.'),
    totalPrice: z.number(),
    products: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
        price: z.number().describe('Of one piece.'),
        total: z.number(),
        bonus: z.number(),
      }),
    ),
    bonus: z.number().describe('Points.'),
    eta: z.string().describe('Days until it arrives.'),
    delivered: z.boolean(),
    promotionalAmount: z.string().optional().describe('With two decimals, or `0`.'),
    paymentId: z.string().nullable().optional(),
    addressId: z.union([z.string(), z.number()]).nullable().optional(),
    deliveryPrice: z.number().optional(),
    createdAt: time.optional().describe('When it was placed.'),
  })
  .meta({
    id: 'Order',
    description: 'An order, as documents of the collection `orders` have it; the ones from before this shop know less.',
  })

export type Order = z.output<typeof order>

const refused = z.object({ error: z.string() })

/** An id that clients send as a number, as its digits, or as a word such as `wallet`; it is optional. */
const sentId = z.union([z.string().max(100), z.number()], { error: 'an id, please' }).nullish()

export const checkout = call('POST /rest/basket/:id/checkout', {
  summary: 'Orders what is in the basket of the account, and empties it',
  example: {
    params: { id: 6 },
    body: { orderDetails: { paymentId: '7', addressId: '7', deliveryMethodId: '1' } },
    after: ['createAddress', 'createCard', 'addBasketItem'],
  },
  access: 'signed-in',
  params: idParams,
  body: z.looseObject({
    couponData: text
      .nullish()
      .describe(
        'A campaign coupon, `CODE-<milliseconds since 1970>` in base64. The coupon on the basket goes before it.',
      ),
    orderDetails: asked(
      z
        .looseObject({
          paymentId: sentId.describe('Id of a card of the account, or `wallet`.'),
          addressId: sentId.describe('Id of an address of the account.'),
          deliveryMethodId: sentId.describe(
            'Id of a delivery method; without one it costs nothing and takes five days.',
          ),
        })
        .nullish(),
    ),
  }),
  answers: {
    200: z.object({ orderConfirmation: z.string() }).describe('The number of the order.'),
    400: z
      .union([refused, failure])
      .describe(
        "An empty basket, an address that is not the account's, a coupon that is not valid, too little in stock…",
      ),
    401: failure,
    402: refused.describe('The wallet or the card will not pay.'),
    403: refused.describe('Not the basket of the account.'),
  },
})

export const getOrderHistory = call('GET /rest/order-history', {
  summary: 'The orders of the account, newest first',
  access: 'signed-in',
  answers: { 200: success(z.array(order)), 401: failure },
})

export const listOrders = call('GET /rest/order-history/orders', {
  summary: 'The orders of all customers, newest first',
  access: 'accounting',
  answers: { 200: success(z.array(order)), 403: refused },
})

export const changeDeliveryStatus = call('PUT /rest/order-history/:id/delivery-status', {
  summary: 'Turns the delivery status of an order around: clients send the status that it has now',
  example: { params: { id: '0123456789abcdef' }, body: { deliveryStatus: false } },
  access: 'accounting',
  params: z.object({ id: text }).describe('`_id` of the order. One that no order has changes nothing.'),
  body: z.looseObject({
    deliveryStatus: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], {
        error: 'true or false, please: the status that the order has now',
      })
      .nullish()
      .transform((status) => status ?? false)
      .describe('The status that the order has now; one that is left out is `false`'),
  }),
  answers: { 200: z.object({ status: z.literal('success') }), 400: failure, 403: refused },
})

export const trackOrder = call('GET /rest/track-order/:id', {
  summary: 'Where an order is; an order that nobody knows answers with its number alone',
  example: { params: { id: '5267-0123456789abcdef' } },
  access: 'open',
  params: z.object({ id: text }),
  answers: {
    200: success(z.array(z.union([order, z.strictObject({ orderId: z.string() })]))),
    400: z.union([refused, failure]),
  },
})
