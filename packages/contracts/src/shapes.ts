import { z } from 'zod'

/** ISO 8601 with milliseconds, UTC. */
export const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

/** Most answers of the shop come in this envelope. */
export const success = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('success'), data })

/** A short text that a client sends. 4000 characters are more than any form of the shop takes. */
export const text = z.string().max(4000)

/** A number, or one written as text: forms send texts. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .max(30)
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number),
])

/** An id in a path: the whole number of a row. */
export const idParams = z.object({ id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) })

export const invalidInput = z
  .object({
    message: z.string(),
    errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
  })
  .meta({ id: 'InvalidInput', description: 'Answer of the generated resources to input that will not do.' })

export const failure = z
  .looseObject({ error: z.looseObject({ message: z.string() }) })
  .meta({ id: 'Failure', description: 'How errors answer when the client prefers JSON.' })

/** How the error handler answers browsers and clients that accept anything: a page. */
export const plainText = z.string()

export const outOfReach = z.object({ status: z.literal('error'), data: z.string() }).meta({
  id: 'OutOfReach',
  description: "How calls about what belongs to one account answer when the row is not there, or is somebody else's.",
})

/** A number or its digits, as forms send it; what it may be is for the shop to say. */
export const typedNumber = z.union([z.number(), z.string().max(30)])
