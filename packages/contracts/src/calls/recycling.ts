import { z } from 'zod'
import { callsOf } from '../call.ts'
import { createCall } from '../resource-calls.ts'
import { asked, failure, numeric, success, text, time } from '../shapes.ts'

const call = callsOf({ tag: 'Recycling', access: 'open' })

const recycle = z
  .object({
    id: z.number().int(),
    UserId: z.number().int(),
    AddressId: z.number().int(),
    quantity: z.number().int().describe('Quantity in litres.'),
    isPickup: z.boolean(),
    date: z.string().nullable().describe('Pickup date in ISO 8601. Null without a pickup.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'RecyclingRequest', description: 'A recycling request. A row of the table `Recycles`.' })

/** The response to a recycling request. */
const requested = recycle.extend({ pickupDate: z.string().nullable().describe('The same as `date`.') })

const flag = z.union([z.boolean(), z.literal('true').transform(() => true), z.literal('false').transform(() => false)])

export const listRecycles = call('GET /api/Recycles', {
  summary: 'Explain that recycling requests are only available by id',
  answers: { 200: success(z.object({ err: z.string() })) },
})

export const getRecycles = call('GET /api/Recycles/:id', {
  summary: 'Get recycling requests of the account by id',
  example: { params: { id: '[1,2]' } },
  params: z.object({ id: z.string().max(1000).describe('An id, or a JSON list of ids.') }),
  answers: { 200: success(z.array(recycle)), 400: failure },
})

export const requestRecycling = createCall('Recycles', requested, {
  summary: 'Request a box for juice bottles to recycle, or a pickup',
  example: { body: { AddressId: 7, quantity: 20 }, after: ['createAddress'] },
  tag: 'Recycling',
  access: 'signed-in',
  body: z.looseObject({
    UserId: numeric.nullish(),
    AddressId: asked(numeric.nullish()),
    quantity: asked(numeric.nullish()),
    isPickUp: flag.nullish(),
    isPickup: flag.nullish().describe('The same as `isPickUp`.'),
    date: text.nullish(),
  }),
})
