import { z } from 'zod'

export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  .meta({ id: 'Time', description: 'ISO 8601 with milliseconds, UTC.', format: 'date-time' })

/** Most answers of the shop come in this envelope. */
export const success = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal('success'), data })

/** A short text that a client sends. 4000 characters are more than any form of the shop takes. */
export const text = z.string().max(4000)

/**
 * The same object, of which the shop asks for some fields. The contract lets their lack through, because the shop refuses it
 * in words of its own or a seam decides; the documentation calls them required.
 */
export function asking<Asked extends z.ZodObject>(
  object: Asked,
  ...names: readonly (keyof Asked['shape'] & string)[]
): Asked {
  const fields = names.map((name) => [name, (object.shape[name] as z.ZodType).meta({ asked: true })])
  return object.extend(Object.fromEntries(fields)) as unknown as Asked
}

/** A number, or one written as text: forms send texts. */
export const numeric = z.union([
  z.number(),
  z
    .string()
    .max(30)
    .regex(/^-?\d+(?:\.\d+)?$/, 'must be a number')
    .transform(Number),
])

/** Rows count from 1, so this is the number of none. */
const NO_ROW = 0

/** An id in a path: the whole number of a row. Whatever else stands there is the id of no row, and answered as such. */
export const idParams = z.object({
  id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(NO_ROW).meta({ asked: true }),
})

export const invalidInput = z
  .object({
    message: z.string(),
    errors: z.array(z.looseObject({ field: z.string(), message: z.string() })),
  })
  .meta({ id: 'InvalidInput', description: 'Answer of the generated resources to input that will not do.' })

export const failure = z.looseObject({ error: z.looseObject({ message: z.string() }) }).meta({
  id: 'Failure',
  description: 'How errors answer clients that prefer JSON; others get the same as a page or as text.',
  mediaTypes: ['application/json', 'text/html', 'text/plain'],
})

/** An answer of these media types, whatever is in it; of none: without a body. */
export const bytes = (...mediaTypes: readonly string[]) => z.unknown().meta({ mediaTypes })

/** An answer that is text. */
export const plainText = z.string().meta({ mediaTypes: ['text/plain'] })

/** An answer that is a page. */
export const htmlPage = z.string().meta({ mediaTypes: ['text/html'] })

/** An answer without a body. */
export const nothing = z.literal('').meta({ mediaTypes: [] })

/** The media types of an answer's body: JSON unless its schema says otherwise. */
export function mediaTypesOf(schema: z.ZodType): readonly string[] {
  return (schema.meta()?.mediaTypes as readonly string[] | undefined) ?? ['application/json']
}

/** How calls about what belongs to one account answer who is not signed in. */
export const signInFirst = z.object({ status: z.literal('error'), message: z.string() }).meta({ id: 'SignInFirst' })

export const outOfReach = z.object({ status: z.literal('error'), data: z.string() }).meta({
  id: 'OutOfReach',
  description: "How calls about what belongs to one account answer when the row is not there, or is somebody else's.",
})

/** A number or its digits, as forms send it; what it may be is for the shop to say. */
export const typedNumber = z.union([z.number(), z.string().max(30)])
