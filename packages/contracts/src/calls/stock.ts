import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, success, time } from '../shapes.ts'

/** A row of the table Quantitys: how much of a product is left. */
export const stock = z.looseObject({
  id: z.number().int(),
  ProductId: z.number().int(),
  /** May fall below 0. */
  quantity: z.number().int(),
  /** Most of it that one customer may have in a basket; null: no limit. */
  limitPerUser: z.number().int().nullable(),
  createdAt: time,
  updatedAt: time,
})

export type Stock = z.output<typeof stock>

export const listStock = defineCall({
  method: 'GET',
  path: '/api/Quantitys',
  summary: 'How much of each product is left',
  tag: 'Catalog',
  access: 'open',
  answers: { 200: success(z.array(stock)), 400: failure, 500: failure },
})
