import { z } from 'zod'

export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .meta({ id: 'Time', description: 'ISO 8601 with milliseconds, UTC.', format: 'date-time' })

/** The envelope of most of the shop's responses. */
export const success = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('success'), data })

/** A short text from a client. No form of the shop needs more than 4000 characters. */
export const text = z.string().max(4000)

/**
 * Marks a field as required in the documentation. The schema still accepts a request without it, because the shop refuses
 * that with its own message or a seam decides.
 */
export const asked = <Field extends z.ZodType>(field: Field): Field => field.meta({ asked: true })

/** A number, or a number as text, because forms send texts. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .max(30)
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number),
])

/** No row has this id: they start at 1. */
const NO_ROW = 0

/**
 * An id in a path: the whole number of a row. Anything else becomes an id that no row has, and gets the same response.
 */
export const idParams = z.object({
  id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(NO_ROW).meta({ asked: true }),
})

export const invalidInput = z
  .object({
    message: z.string(),
    errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
  })
  .meta({ id: 'InvalidInput', description: 'Response of generated resources to invalid input.' })

export const failure = z.looseObject({ error: z.looseObject({ message: z.string() }) }).meta({
  id: 'Failure',
  description: 'Error response for clients that prefer JSON. Other clients get an HTML page or plain text.',
  mediaTypes: ['application/json', 'text/html', 'text/plain'],
})

/** A response of these media types with any content; without media types, it has no body. */
export const bytes = (...mediaTypes: readonly string[]) => z.unknown().meta({ mediaTypes })

/** A plain-text response. */
export const plainText = z.string().meta({ mediaTypes: ['text/plain'] })

/** An HTML page. */
export const htmlPage = z.string().meta({ mediaTypes: ['text/html'] })

/** A response without a body. */
export const nothing = z.literal('').meta({ mediaTypes: [] })

/** The media types of a response's body: JSON unless its schema states others. */
export function mediaTypesOf(schema: z.ZodType): readonly string[] {
  return (schema.meta()?.mediaTypes as readonly string[] | undefined) ?? ['application/json']
}

/** Response of calls for one account's data when there is no session. */
export const signInFirst = z.object({ status: z.literal('error'), message: z.string() }).meta({ id: 'SignInFirst' })

export const rowNotFound = z.object({ status: z.literal('error'), data: z.string() }).meta({
  id: 'OutOfReach',
  description: 'Response if the row does not exist or belongs to another account.',
})

/** A number or its digits, as forms send it; the shop validates the value. */
export const typedNumber = z.union([z.number(), z.string().max(30)])
