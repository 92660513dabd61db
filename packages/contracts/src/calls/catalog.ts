import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, idParams, success, text, time } from '../shapes.ts'

/** A row of the table Products: nine columns, in this order. */
export const product = z.looseObject({
  id: z.number().int(),
  name: z.string(),
  /** May hold HTML. */
  description: z.string(),
  price: z.number(),
  deluxePrice: z.number(),
  /** File below /assets/public/images/products/, or a URL. */
  image: z.string(),
  createdAt: time,
  updatedAt: time,
  deletedAt: time.nullable(),
})

export type Product = z.output<typeof product>

export const searchProducts = defineCall({
  method: 'GET',
  path: '/rest/products/search',
  summary: 'Products whose name or description holds a text, by name',
  tag: 'Catalog',
  access: 'open',
  query: z.looseObject({ q: text.default('') }),
  answers: { 200: success(z.array(product)), 400: failure, 500: failure },
})

export const getProduct = defineCall({
  method: 'GET',
  path: '/api/Products/:id',
  summary: 'One product',
  tag: 'Catalog',
  access: 'open',
  params: idParams,
  answers: { 200: success(product), 404: z.object({ message: z.string(), errors: z.array(z.unknown()) }), 400: failure },
})
