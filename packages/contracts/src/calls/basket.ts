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
  .meta({ id: 'BasketItem', description: 'A row of the table BasketItems.' })

export type BasketItem = z.output<typeof basketItem>

const basket = z
  .object({
    id: z.number().int(),
    coupon: z.string().nullable().describe('The coupon code that was applied.'),
    UserId: z.number().int().nullable(),
    createdAt: time,
    updatedAt: time,
    Products: z.array(product.extend({ BasketItem: basketItem })),
  })
  .meta({ id: 'Basket', description: 'A basket with what is in it; products that are no longer sold among them.' })

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
  summary: 'A basket and the products in it',
  example: { params: { id: 6 } },
  params: idParams,
  answers: { 200: success(basket.nullable()), 400: failure, 401: failure, 403: refused },
})

export const applyCoupon = call('PUT /rest/basket/:id/coupon/:coupon', {
  summary: 'Puts a coupon on a basket; a coupon that is not valid takes the one before off',
  example: { params: { id: 6, coupon: 'nocoupon' }, status: 404 },
  params: idParams.extend({ coupon: text }),
  answers: {
    200: z.object({ discount: z.number().int() }).describe('In percent.'),
    400: failure,
    401: failure,
    403: refused,
    404: plainText,
    429: plainText,
  },
})

const items = { tag: 'Basket', access: 'signed-in' } as const

export const listBasketItems = listCall('BasketItems', basketItem, {
  ...items,
  summary: 'What is in the basket of the account',
})

export const getBasketItem = getCall('BasketItems', basketItem, {
  ...items,
  summary: 'One product in the basket',
  example: { params: { id: 9 }, after: ['addBasketItem'] },
})

export const removeBasketItem = removeCall('BasketItems', {
  ...items,
  summary: 'Takes a product out of the basket',
  example: { params: { id: 9 }, after: ['addBasketItem'] },
})

export const addBasketItem = call('POST /api/BasketItems', {
  summary: 'Puts a product into the basket',
  example: { body: { ProductId: 2, BasketId: 6, quantity: 1 } },
  body: z.looseObject({
    ProductId: wholeNumber,
    BasketId: wholeNumber.nullish().describe('The basket of the account, unless given'),
    quantity: wholeNumber,
  }),
  answers: {
    200: success(basketItem),
    400: z.union([refused, failure]),
    401: z.union([failure, plainText]).describe('No token, or a basket of somebody else.'),
    404: refused,
  },
})

export const changeBasketItem = call('PUT /api/BasketItems/:id', {
  summary: 'Changes how much of a product is in the basket',
  example: { params: { id: 9 }, body: { quantity: 2 }, after: ['addBasketItem'] },
  params: idParams,
  body: z.looseObject({
    quantity: wholeNumber.optional(),
    ProductId: wholeNumber.optional().describe('May be sent, but not changed.'),
    BasketId: wholeNumber.optional(),
  }),
  answers: {
    200: success(basketItem),
    400: z.union([refused, invalidInput, failure]),
    401: failure,
    404: notFound,
  },
})
