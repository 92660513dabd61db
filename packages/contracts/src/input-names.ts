import { z } from 'zod'

/** Names of the top-level fields of a part of a request; empty when its schema is not an object. */
export function inputNames(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  return Object.keys(properties)
}
