import { z } from 'zod'
import { callsOf } from '../call.ts'
import { failure, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'B2B', access: 'signed-in' })

export const orderLine = z
  .looseObject({
    productId: z.int({ error: 'the number of a product, please' }).min(1, 'the number of a product, please'),
    quantity: z.int({ error: 'a whole number, please' }).min(1, 'at least 1, please').max(1_000_000, 'at most 1000000'),
    customerReference: z
      .union([z.string().max(100), z.array(z.string().max(100)).max(20)], {
        error: 'a text or a list of texts, please',
      })
      .optional()
      .describe("The customer's reference for the item."),
  })
  .meta({ id: 'OrderLine', description: 'One product of a business order, with its quantity.' })

export type OrderLine = z.output<typeof orderLine>

/** Order lines, in a body or as JSON text. */
export const orderLines = z.array(orderLine, { error: 'a list of order lines, please' }).max(1000, 'at most 1000 lines')

export const placeBusinessOrder = call('POST /b2b/v2/orders', {
  summary: 'Place a business order',
  example: {
    body: {
      cid: 'inn-4',
      orderLines: [{ productId: 2, quantity: 500, customerReference: ['PO0000001', 'garden party'] }],
    },
  },
  body: z.looseObject({
    cid: z
      .union([z.string().max(100), z.number()], { error: 'a text of at most 100 characters, please' })
      .nullish()
      .describe("The customer's name or number for itself. The response repeats it."),
    orderLines: orderLines.optional(),
    orderLinesData: text.optional().describe('Order lines as text, for systems that send them in this form.'),
  }),
  answers: {
    200: z.object({
      cid: z.union([z.string(), z.number()]).optional(),
      orderNo: z.string().regex(/^[0-9a-f]{32}$/),
      paymentDue: time,
    }),
    400: failure,
    401: failure,
    500: failure,
    503: failure,
  },
})
