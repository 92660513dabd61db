import { z } from 'zod'
import { callsOf } from '../call.ts'
import { asked, failure, idParams, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Orders' })

const order = z
  .object({
    _id: z.string(),
    orderId: z.string(),
    email: z.string().describe('E-mail of the customer. All vowels are masked.'),
    totalPrice: z.number(),
    products: z.array(
      z.object({
        id: z.number().int(),
        name: z.string(),
        quantity: z.number().int(),
        price: z.number().describe('Price of one item.'),
        total: z.number(),
        bonus: z.number(),
      }),
    ),
    bonus: z.number().describe('Bonus points.'),
    eta: z.string().describe('Days until delivery.'),
    delivered: z.boolean(),
    promotionalAmount: z.string().optional().describe('Discount with two decimals, or `0`.'),
    paymentId: z.string().nullable().optional(),
    addressId: z.union([z.string(), z.number()]).nullable().optional(),
    deliveryPrice: z.number().optional(),
    createdAt: time.optional().describe('Time of the order.'),
  })
  .meta({
    id: 'Order',
    description: 'An order, as in the collection `orders`. Old orders in a new shop have fewer fields.',
  })

export type Order = z.output<typeof order>

const refused = z.object({ error: z.string() })

/** An id that clients send as a number, as its digits, or as a word such as `wallet`; it is optional. */
const sentId = z.union([z.string().max(100), z.number()], { error: 'an id, please' }).nullish()

export const checkout = call('POST /rest/basket/:id/checkout', {
  summary: "Order the items in the account's basket and empty it",
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
        'A campaign coupon: `CODE-<milliseconds since 1970>` in base64. The coupon of the basket takes precedence.',
      ),
    orderDetails: asked(
      z
        .looseObject({
          paymentId: sentId.describe('Id of a card of the account, or `wallet`.'),
          addressId: sentId.describe('Id of an address of the account.'),
          deliveryMethodId: sentId.describe(
            'Id of a delivery method. Without one, delivery is free and takes five days.',
          ),
        })
        .nullish(),
    ),
  }),
  answers: {
    200: z.object({ orderConfirmation: z.string() }).describe('The order number.'),
    400: z
      .union([refused, failure])
      .describe(
        "The order cannot be placed. For example, the basket is empty, the address is not the account's, the coupon is not valid, or the stock is too low.",
      ),
    401: failure,
    402: refused.describe('The payment failed.'),
    403: refused.describe('The basket belongs to another account.'),
  },
})

export const getOrderHistory = call('GET /rest/order-history', {
  summary: 'List the orders of the account, newest first',
  access: 'signed-in',
  answers: { 200: success(z.array(order)), 401: failure },
})

export const listOrders = call('GET /rest/order-history/orders', {
  summary: 'List the orders of all customers, newest first',
  access: 'accounting',
  answers: { 200: success(z.array(order)), 403: refused },
})

export const changeDeliveryStatus = call('PUT /rest/order-history/:id/delivery-status', {
  summary: 'Toggle the delivery status of an order',
  example: { params: { id: '0123456789abcdef' }, body: { deliveryStatus: false } },
  access: 'accounting',
  params: z.object({ id: text }).describe('`_id` of the order. An unknown id changes nothing.'),
  body: z.looseObject({
    deliveryStatus: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')], {
        error: 'true or false, please: the status that the order has now',
      })
      .nullish()
      .transform((status) => status ?? false)
      .describe('The current status of the order. Default: `false`.'),
  }),
  answers: { 200: z.object({ status: z.literal('success') }), 400: failure, 403: refused },
})

export const trackOrder = call('GET /rest/track-order/:id', {
  summary: 'Get an order by its number',
  example: { params: { id: '5267-0123456789abcdef' } },
  access: 'open',
  params: z.object({ id: text }),
  answers: {
    200: success(z.array(z.union([order, z.strictObject({ orderId: z.string() })]))).describe(
      'The order. For an unknown number, only the number.',
    ),
    400: z.union([refused, failure]),
  },
})
