import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall, getCall, listCall, updateCall } from '../resource-calls.ts'
import { asked, failure, numeric, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Catalog', access: 'open' })

export const product = z
  .looseObject({
    id: z.number().int(),
    name: z.string(),
    description: z.string().describe('Can contain HTML.'),
    price: z.number(),
    deluxePrice: z.number(),
    image: z.string().describe('File name below /assets/public/images/products/, or a URL.'),
    createdAt: time,
    updatedAt: time,
    deletedAt: time.nullable(),
  })
  .meta({ id: 'Product', description: 'A product. A row of the table `Products`: nine columns, in this order.' })

export type Product = z.output<typeof product>

export const searchProducts = call('GET /rest/products/search', {
  summary: 'Search products by name and description, sorted by name',
  example: { query: { q: 'juice' } },
  query: z.looseObject({ q: text.default('') }),
  answers: { 200: success(z.array(product)), 400: failure, 500: failure },
})

export const listProducts = listCall('Products', product, {
  summary: 'List all products for sale',
  example: { query: { q: 'juice', sort: '-price', count: '5' } },
  tag: 'Catalog',
})

export const getProduct = getCall('Products', product, {
  summary: 'Get a product',
  example: { params: { id: 1 } },
  tag: 'Catalog',
})

const productBody = z.looseObject({
  name: text.optional(),
  description: text.optional(),
  price: numeric.optional(),
  deluxePrice: numeric.optional(),
  image: text.optional(),
})

export const createProduct = createCall('Products', product, {
  summary: 'Create a product',
  example: {
    body: {
      name: 'Quince Juice (500ml)',
      description: 'Tart, golden and rather rare.',
      price: 2.49,
      image: 'apple_juice.jpg',
    },
  },
  tag: 'Catalog',
  access: 'signed-in',
  body: productBody.extend({ name: asked(text.optional()), price: asked(numeric.optional()) }),
})

export const changeProduct = updateCall('Products', product, {
  summary: 'Update a product',
  example: { params: { id: 1 }, body: { price: 2.19 } },
  tag: 'Catalog',
  // The handler decides about permissions, not the contract.

  access: 'open',
  body: productBody,
})

const stock = z
  .looseObject({
    id: z.number().int(),
    ProductId: z.number().int(),
    quantity: z.number().int().describe('Can be negative.'),
    limitPerUser: z
      .number()
      .int()
      .nullable()
      .describe('Maximum quantity in the basket of one customer. Null for no limit.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Stock', description: 'Stock of a product. A row of the table `Quantitys`.' })

export const listStock = listCall('Quantitys', stock, {
  summary: 'List the stock of all products',
  example: { query: { ProductId: '1' } },
  tag: 'Catalog',
})

export const getStock = getCall('Quantitys', stock, {
  summary: 'Get the stock of a product',
  example: { params: { id: 1 } },
  tag: 'Catalog',
  access: 'accounting',
})

export const changeStock = updateCall('Quantitys', stock, {
  summary: 'Change the stock of a product or its limit per customer',
  example: { params: { id: 1 }, body: { quantity: 80 } },
  tag: 'Catalog',
  access: 'accounting',
  body: z.looseObject({ quantity: numeric.optional(), limitPerUser: numeric.nullish() }),
})
