import { toJSONSchema, type ZodType, z } from 'zod'

/** A schema of JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
export type JsonSchema = { [keyword: string]: unknown }

/** Turns the schemas of contracts into those of a document, and collects the named ones. */
export class Schemas {
  readonly #components = new Map<string, JsonSchema>()

  /** Schemas with an `id`, by it. */
  get components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#components].sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /**
   * @param io what clients send (`input`), or what they get (`output`)
   * @returns the schema, or a reference to it where it has a name
   * @throws Error when two schemas have one name
   */
  of(schema: ZodType, io: 'input' | 'output'): JsonSchema {
    // A part of something else is told by its name, the whole of it would be told at length.
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
      throw new Error(`Two schemas have the id ${id}, or one is not the same in requests and answers.`)
    this.#components.set(id, schema)
  }
}

/** Told by values as they are. */
const DATA: ReadonlySet<string> = new Set(['default', 'const', 'enum', 'examples', 'required', 'pattern'])

/** Without what concerns Zod alone, with the fields that the shop asks for among those that are required. */
function tidy(schema: JsonSchema): JsonSchema {
  const { mediaTypes: _mediaTypes, asked: isAsked, id: _id, ...told } = schema
  const tidied: JsonSchema = {}
  for (const [keyword, value] of Object.entries(told)) {
    if ((keyword === 'minimum' || keyword === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER)
      continue
    if (keyword === 'additionalProperties' && isEmpty(value)) continue
    if (keyword === 'default' && isAsked) continue
    if (keyword === '$ref') tidied.$ref = String(value).replace('#/$defs/', '#/components/schemas/')
    else if (DATA.has(keyword)) tidied[keyword] = value
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
