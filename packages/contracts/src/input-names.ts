import { z } from 'zod'

/** Names of the fields that a part of a request takes, one level deep; none where it is no object. */
export function inputNames(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }
  return Object.keys(properties)
}
