import { z } from 'zod'
import { callsOf } from '../call.ts'
import { getCall, listCall, removeCall } from '../resource-calls.ts'
import { failure, idParams, invalidInput, plainText, success, text, time } from '../shapes.ts'
import { product } from './products.ts'

const call = callsOf({ tag: 'Basket', access: 'signed-in' })

const basketItem = z
  .object({
    id: z.number().int(),
    ProductId: z.number().int(),
    BasketId: z.number().int(),
    quantity: z.number().int(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'BasketItem', description: 'An item in a basket. A row of the table `BasketItems`.' })

export type BasketItem = z.output<typeof basketItem>

const basket = z
  .object({
    id: z.number().int(),
    coupon: z.string().nullable().describe('The applied coupon code. Null without one.'),
    UserId: z.number().int().nullable(),
    createdAt: time,
    updatedAt: time,
    Products: z.array(product.extend({ BasketItem: basketItem })),
  })
  .meta({ id: 'Basket', description: 'A basket with its products, including products that are no longer sold.' })

/** A whole number, which clients send as a number or as its digits. */
const wholeNumber = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^-?\d{1,15}$/)
      .transform(Number),
  ],
  { error: 'a whole number, please' },
)

const refused = z.object({ error: z.string() })
const notFound = z.object({ message: z.string(), errors: z.array(z.unknown()) })

export const getBasket = call('GET /rest/basket/:id', {
  summary: 'Get a basket with its products',
  example: { params: { id: 6 } },
  params: idParams,
  answers: { 200: success(basket.nullable()), 400: failure, 401: failure, 403: refused },
})

export const applyCoupon = call('PUT /rest/basket/:id/coupon/:coupon', {
  summary: 'Apply a coupon to a basket',
  example: { params: { id: 6, coupon: 'nocoupon' }, status: 404 },
  params: idParams.extend({ coupon: text }),
  answers: {
    200: z.object({ discount: z.number().int() }).describe('The discount in percent.'),
    400: failure,
    401: failure,
    403: refused,
    404: plainText.describe('The coupon is not valid. It removes the previous coupon.'),
    429: plainText,
  },
})

const items = { tag: 'Basket', access: 'signed-in' } as const

export const listBasketItems = listCall('BasketItems', basketItem, {
  ...items,
  summary: 'List the items in the basket of the account',
})

export const getBasketItem = getCall('BasketItems', basketItem, {
  ...items,
  summary: 'Get an item of the basket',
  example: { params: { id: 9 }, after: ['addBasketItem'] },
})

export const removeBasketItem = removeCall('BasketItems', {
  ...items,
  summary: 'Remove an item from the basket',
  example: { params: { id: 9 }, after: ['addBasketItem'] },
})

export const addBasketItem = call('POST /api/BasketItems', {
  summary: 'Add a product to the basket',
  example: { body: { ProductId: 2, BasketId: 6, quantity: 1 } },
  body: z.looseObject({
    ProductId: wholeNumber,
    BasketId: wholeNumber.nullish().describe('Default: the basket of the account.'),
    quantity: wholeNumber,
  }),
  answers: {
    200: success(basketItem),
    400: z.union([refused, failure]),
    401: z.union([failure, plainText]).describe('The token is missing, or the basket belongs to another account.'),
    404: refused,
  },
})

export const changeBasketItem = call('PUT /api/BasketItems/:id', {
  summary: 'Change the quantity of an item in the basket',
  example: { params: { id: 9 }, body: { quantity: 2 }, after: ['addBasketItem'] },
  params: idParams,
  body: z.looseObject({
    quantity: wholeNumber.optional(),
    ProductId: wholeNumber.optional().describe('Can be sent, but not changed.'),
    BasketId: wholeNumber.optional(),
  }),
  answers: {
    200: success(basketItem),
    400: z.union([refused, invalidInput, failure]),
    401: failure,
    404: notFound,
  },
})
