import { z } from 'zod'
import { defineCall } from '../call.ts'
import { failure, idParams, outOfReach, success } from '../shapes.ts'

/** A way to have an order brought. */
const delivery = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What it costs the visitor: deluxe members pay less. */
  price: z.number(),
  /** In days. */
  eta: z.number().int(),
  /** Class names of an icon, such as `fas fa-truck`. */
  icon: z.string(),
})

export type DeliveryMethod = z.output<typeof delivery>

export const listDeliveries = defineCall({
  method: 'GET',
  path: '/api/Deliverys',
  summary: 'How an order can be brought, and what that costs the visitor',
  tag: 'Delivery',
  access: 'open',
  answers: { 200: success(z.array(delivery)) },
})

export const getDelivery = defineCall({
  method: 'GET',
  path: '/api/Deliverys/:id',
  summary: 'One way to have an order brought',
  tag: 'Delivery',
  access: 'open',
  params: idParams,
  answers: { 200: success(delivery), 400: z.union([outOfReach, failure]) },
})
