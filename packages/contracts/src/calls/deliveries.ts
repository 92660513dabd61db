import { z } from 'zod'
import { callsOf } from '../call.ts'
import { failure, idParams, rowNotFound, success } from '../shapes.ts'

const call = callsOf({ tag: 'Delivery', access: 'open' })

const delivery = z
  .object({
    id: z.number().int(),
    name: z.string(),
    price: z.number().describe('What it costs the visitor: deluxe members pay less.'),
    eta: z.number().int().describe('In days.'),
    icon: z.string().describe('Class names of an icon, such as `fas fa-truck`.'),
  })
  .meta({ id: 'DeliveryMethod', description: 'A way to have an order brought.' })

export type DeliveryMethod = z.output<typeof delivery>

export const listDeliveries = call('GET /api/Deliverys', {
  summary: 'How an order can be brought, and what that costs the visitor',
  answers: { 200: success(z.array(delivery)) },
})

export const getDelivery = call('GET /api/Deliverys/:id', {
  summary: 'One way to have an order brought',
  example: { params: { id: 1 } },
  params: idParams,
  answers: { 200: success(delivery), 400: z.union([rowNotFound, failure]) },
})
