import { toJSONSchema, type ZodType, z } from 'zod'

/** A JSON Schema 2020-12 schema, as used by OpenAPI 3.1. */
export type JsonSchema = { [keyword: string]: unknown }

/** Converts schemas of contracts to JSON Schema, and collects the named ones. */
export class Schemas {
  readonly #components = new Map<string, JsonSchema>()

  /** Schemas with an `id`, by id. */
  get components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#components].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /**
   * @param io `input` for requests, `output` for responses
   * @returns the schema, or a reference if it has an id
   * @throws Error when two schemas have the same id
   */
  of(schema: ZodType, io: 'input' | 'output'): JsonSchema {
    // Zod writes a reference only for a part of another schema; a root schema would be inlined.
    const whole = toJSONSchema(z.object({ part: schema }), { io, unrepresentable: 'any' }) as unknown as {
      properties: { part: JsonSchema }
      $defs?: Record<string, JsonSchema>
    }
    for (const [id, definition] of Object.entries(whole.$defs ?? {})) this.#add(id, tidy(definition))
    return tidy(whole.properties.part)
  }

  #add(id: string, schema: JsonSchema): void {
    const known = this.#components.get(id)
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas have the id ${id}, or one schema differs between requests and responses.`)
    this.#components.set(id, schema)
  }
}

/** Keywords whose values are copied unchanged. */
const COPIED_KEYWORDS: ReadonlySet<string> = new Set(['default', 'const', 'enum', 'examples', 'required', 'pattern'])

/** Removes Zod's own keywords, and adds fields marked as `asked` to `required`. */
function tidy(schema: JsonSchema): JsonSchema {
  const { mediaTypes: _mediaTypes, asked: isAsked, id: _id, ...told } = schema
  const tidied: JsonSchema = {}
  for (const [keyword, value] of Object.entries(told)) {
    if ((keyword === 'minimum' || keyword === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER)
      continue
    if (keyword === 'additionalProperties' && isEmpty(value)) continue
    if (keyword === 'default' && isAsked) continue
    if (keyword === '$ref') tidied.$ref = String(value).replace('#/$defs/', '#/components/schemas/')
    else if (COPIED_KEYWORDS.has(keyword)) tidied[keyword] = value
    else if (keyword === 'properties')
      tidied.properties = Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([name, property]) => [name, tidy(property)]),
      )
    else if (Array.isArray(value)) tidied[keyword] = value.map((item) => (isSchema(item) ? tidy(item) : item))
    else tidied[keyword] = isSchema(value) ? tidy(value) : value
  }
  const asked = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, property]) =>
    property.asked ? [name] : [],
  )
  if (asked.length > 0) tidied.required = [...((tidied.required as string[] | undefined) ?? []), ...asked]
  return tidied
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null
const isEmpty = (value: unknown) => isSchema(value) && Object.keys(value).length === 0
