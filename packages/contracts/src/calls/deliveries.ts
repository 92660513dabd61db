import { z } from 'zod'
import { callsOf } from '../call.ts'
import { failure, idParams, rowNotFound, success } from '../shapes.ts'

const call = callsOf({ tag: 'Delivery', access: 'open' })

const delivery = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: z.number().describe('Price for the visitor. Deluxe members pay less.'),
    eta: z.number().int().describe('Delivery time in days.'),
    icon: z.string().describe('CSS class names of the icon, such as `fas fa-truck`.'),
  })
  .meta({ id: 'DeliveryMethod', description: 'A delivery method.' })

export type DeliveryMethod = z.output<typeof delivery>

export const listDeliveries = call('GET /api/Deliverys', {
  summary: 'List the delivery methods with their prices for the visitor',
  answers: { 200: success(z.array(delivery)) },
})

export const getDelivery = call('GET /api/Deliverys/:id', {
  summary: 'Get a delivery method',
  example: { params: { id: 1 } },
  params: idParams,
  answers: { 200: success(delivery), 400: z.union([rowNotFound, failure]) },
})
