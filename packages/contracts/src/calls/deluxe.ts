import { z } from 'zod'
import { defineCall } from '../call.ts'
import { success } from '../shapes.ts'

export const getDeluxeOffer = defineCall({
  method: 'GET',
  path: '/rest/deluxe-membership',
  summary: 'What the deluxe membership costs, for customers who may become members',
  tag: 'Deluxe membership',
  access: 'open',
  answers: {
    200: success(z.object({ membershipCost: z.number() })),
    400: z.object({ status: z.literal('error'), error: z.string() }),
  },
})
