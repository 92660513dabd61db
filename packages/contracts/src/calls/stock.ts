import { z } from 'zod'
import { getCall, listCall, updateCall } from '../resource-calls.ts'
import { numeric, time } from '../shapes.ts'

/** A row of the table Quantitys: how much of a product is left. */
const stock = z.looseObject({
  id: z.number().int(),
  ProductId: z.number().int(),
  /** May fall below 0. */
  quantity: z.number().int(),
  /** Most of it that one customer may have in a basket; null: no limit. */
  limitPerUser: z.number().int().nullable(),
  createdAt: time,
  updatedAt: time,
})

export const listStock = listCall('Quantitys', stock, { summary: 'How much of each product is left', tag: 'Catalog' })

export const getStock = getCall('Quantitys', stock, {
  summary: 'How much of one product is left',
  tag: 'Catalog',
  access: 'accounting',
})

export const changeStock = updateCall('Quantitys', stock, {
  summary: 'Counts a product anew, or limits how many one customer may buy',
  tag: 'Catalog',
  access: 'accounting',
  body: z.looseObject({ quantity: numeric.optional(), limitPerUser: numeric.nullish() }),
})
