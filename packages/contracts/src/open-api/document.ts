import { STATUS_CODES } from 'node:http'
import { type ZodType, z } from 'zod'
import type { Access, Call, Example } from '../call.ts'
import { namedCalls } from '../named-calls.ts'
import { mediaTypesOf } from '../shapes.ts'
import { type JsonSchema, Schemas } from './schemas.ts'
import { TAGS } from './tags.ts'

type Json = Record<string, unknown>

/** Name of a path's wildcard in the document, where each parameter needs a name. */
const WILDCARD = 'file'

const INTRODUCTION = `The interface of an online juice shop for security training. It has holes on purpose: what a call
does in the shop that you play with may differ from what is said here, and that is what there is to find.

Texts come in the language of the cookie \`language\`, such as \`de_DE\`. Each call has an example that a fresh shop answers
in the way that it says, when an account of the role that is asked for sends it, the first that registered there; calls that
must go before are named in \`x-example\`, with the status that comes of it.`

/**
 * Creates the OpenAPI 3.1 document from the contracts of the calls.
 *
 * @param calls in the order of the document
 */
export function openApiDocument(calls: readonly Call[], version: string): Json {
  const schemas = new Schemas()
  const names = new Map([...namedCalls()].map(([name, call]) => [call, name]))
  const nameOf = (call: Call) => names.get(call) ?? nameByPath(call)
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = documentedPath(call.path)
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operation(call, nameOf(call), schemas, linksFrom(nameOf(call), calls, nameOf)),
    }
  }
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forbidden Fruit',
      version,
      summary: 'An online juice shop with holes that are meant to be found',
      description: INTRODUCTION.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: tags.map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: '`authentication.token` of `POST /rest/user/login`, for eight hours',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description: 'The same token, as browsers send it for pages',
        },
      },
    },
  }
}

/** `/ftp/{file}` for `/ftp/*`, `/api/Users/{id}` for `/api/Users/:id`. */
function documentedPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace('*', `{${WILDCARD}}`)
}

/** `deleteApiChallengesId` for `DELETE /api/Challenges/:id`. */
function nameByPath({ method, path }: Call): string {
  const words = path.split(/\W+/).filter((word) => word !== '')
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
}

function operation(call: Call, operationId: string, schemas: Schemas, links: Json): Json {
  const { example = {} } = call
  const parameters = [
    ...parametersOf(call.params, 'path', example.params, schemas),
    ...parametersOf(call.query, 'query', example.query, schemas),
    ...Object.entries(example.headers ?? {}).map(([name, value]) => ({
      name,
      in: 'header',
      schema: { type: 'string' },
      example: value,
    })),
  ]
  return {
    operationId,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.tag],
    security: SECURITY[call.access],
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call, schemas),
    responses: Object.fromEntries(
      Object.entries(call.answers).map(([status, schema]) => [
        status,
        answer(call, Number(status), schema, schemas, links),
      ]),
    ),
    'x-example': {
      status: exampleStatus(call),
      ...(example.role && { role: example.role }),
      ...(example.after && { after: example.after }),
      ...(example.taking && { taking: example.taking }),
    },
  }
}

const BEARER: readonly Json[] = [{ bearer: [] }]

/** Security requirements by access; roles are in the list of the scheme, as OpenAPI 3.1 specifies. */
const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  open: [],
  'signed-in': BEARER,
  'asks-itself': BEARER,
  account: BEARER,
  cookie: [{ cookie: [] }],
  accounting: [{ bearer: ['accounting'] }],
  admin: [{ bearer: ['admin'] }],
  nobody: BEARER,
}

const ACCESS_TEXTS: Readonly<Record<Access, string>> = {
  open: 'Anybody may make this call.',
  'signed-in': 'For accounts that are signed in.',
  'asks-itself': 'For accounts that are signed in.',
  account: 'For accounts that are signed in.',
  cookie: 'For accounts that are signed in, by the cookie that browsers send.',
  accounting: 'For accounts of the role `accounting`.',
  admin: 'For accounts of the role `admin`.',
  nobody: 'The shop knows this call and refuses it to everybody.',
}

function descriptionOf({ access, ownPagesOnly, limit, layer }: Call): string {
  return [
    ACCESS_TEXTS[access],
    ...(ownPagesOnly ? ['Browsers may not send it for pages of other sites.'] : []),
    ...(limit ? [`At most ${limit.max} times in ${limit.windowMs / 1000} seconds.`] : []),
    ...(layer === 'training' ? ['It belongs to the training around the shop and has no holes.'] : []),
  ].join(' ')
}

function parametersOf(
  schema: ZodType | undefined,
  place: 'path' | 'query',
  examples: Example['params'] = {},
  schemas: Schemas,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...told }]) => ({
    name: name === '*' ? WILDCARD : name,
    in: place,
    ...((place === 'path' || required.includes(name)) && { required: true }),
    ...descriptionOfParameter(name, description),
    schema: told,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }))
}

function descriptionOfParameter(name: string, description: unknown): Json {
  if (name === '*') return { description: 'A name; it may hold slashes where there are folders' }
  return description === undefined ? {} : { description }
}

function bodyOf(call: Call, schemas: Schemas): Json {
  const { body, upload, form, example } = call
  if (!body && !upload) return {}
  const texts = body ? schemas.of(body, 'input') : { type: 'object' }
  const mediaType = upload ? 'multipart/form-data' : form ? 'application/x-www-form-urlencoded' : 'application/json'
  const schema = upload ? withFile(texts, upload.field) : texts
  const sent =
    upload && example?.file ? { ...(example.body as object), [upload.field]: example.file.content } : example?.body
  return {
    requestBody: {
      ...(((schema.required as string[] | undefined)?.length ?? 0) > 0 || schema.anyOf || schema.oneOf
        ? { required: true }
        : {}),
      content: { [mediaType]: { schema, ...(sent !== undefined && { example: sent }) } },
    },
  }
}

function withFile(texts: JsonSchema, field: string): JsonSchema {
  return {
    ...texts,
    properties: {
      ...(texts.properties as object),
      [field]: {
        type: 'string',
        format: 'binary',
        description: 'The file; the example shows its bytes as a data address',
      },
    },
    required: [...((texts.required as string[] | undefined) ?? []), field],
  }
}

function answer(call: Call, status: number, schema: ZodType, schemas: Schemas, links: Json): Json {
  const content: Record<string, { schema: JsonSchema }> = {}
  for (const [mediaType, told] of byMediaType(schema))
    content[mediaType] = { schema: contentOf(mediaType, told, schemas) }
  const headers = { ...call.headers?.[status], ...(call.limit && limitHeaders(status)) }
  return {
    description: schema.description ?? STATUS_TEXTS[status] ?? STATUS_CODES[status] ?? String(status),
    ...(Object.keys(headers).length > 0 && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [
          name,
          { description, schema: { type: 'string' }, required: true },
        ]),
      ),
    }),
    ...(Object.keys(content).length > 0 && { content }),
    ...(status === exampleStatus(call) && Object.keys(links).length > 0 && { links }),
  }
}

/** Groups the schemas of a response by media type, because a status can have several. */
function byMediaType(schema: ZodType): Map<string, ZodType[]> {
  const types = new Map<string, ZodType[]>()
  const options = schema instanceof z.ZodUnion && !schema.meta()?.mediaTypes ? (schema.options as ZodType[]) : [schema]
  for (const option of options)
    for (const type of mediaTypesOf(option)) types.set(type, [...(types.get(type) ?? []), option])
  return types
}

function contentOf(mediaType: string, options: readonly ZodType[], schemas: Schemas): JsonSchema {
  if (mediaType !== 'application/json')
    return /^text\//.test(mediaType) ? { type: 'string' } : { type: 'string', format: 'binary' }
  return options.length === 1
    ? schemas.of(options[0]!, 'output')
    : { anyOf: options.map((option) => schemas.of(option, 'output')) }
}

function limitHeaders(status: number): Record<string, string> {
  return {
    'X-RateLimit-Limit': 'How often the call may be made in a window of time',
    'X-RateLimit-Remaining': 'How often it still may be made',
    ...(status === 429 && {
      'X-RateLimit-Reset': 'When it may be made again, in seconds since 1970',
      'Retry-After': 'In how many seconds it may be made again',
    }),
  }
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'It is done, or here it is',
  201: 'It is stored',
  204: 'It is taken; there is nothing more to say',
  206: 'The part that was asked for',
  302: 'The browser goes on elsewhere',
  400: 'Something in the request will not do; the answer says what',
  401: 'A valid token is missing, or what was sent does not prove who it is',
  402: 'It is not paid',
  403: 'This account, or this page, may not do it',
  404: 'There is no such thing',
  406: 'The shop does not lead there',
  409: 'As things stand this cannot be done',
  410: 'The shop takes this no longer',
  413: 'It is too large',
  415: 'It is of another kind than the shop takes',
  416: 'It ends before that part',
  422: 'There is nothing to be found for it',
  429: 'That was too often',
  500: 'The shop stumbled',
  503: 'The shop has no time for it now, or it took too long',
  507: 'There is no room left for it',
}

function exampleStatus({ example, answers }: Call): number {
  return example?.status ?? Math.min(...Object.keys(answers).map(Number))
}

/** Returns OpenAPI links to calls whose examples use a value from this call's response. */
function linksFrom(name: string, calls: readonly Call[], nameOf: (call: Call) => string): Json {
  return Object.fromEntries(
    calls.flatMap((call) => {
      const takes = Object.entries(call.example?.taking ?? {}).flatMap(([place, source]) => {
        const [from, pointer] = source.split(' ') as [string, string]
        return from === name ? [{ place, expression: `$response.body#${pointer}` }] : []
      })
      return takes.length > 0 ? [[nameOf(call), link(call, nameOf(call), takes)]] : []
    }),
  )
}

function link(call: Call, operationId: string, takes: readonly { place: string; expression: string }[]): Json {
  const inBody = takes.filter(({ place }) => place.startsWith('body.'))
  const elsewhere = takes.filter(({ place }) => !place.startsWith('body.'))
  const parameters = elsewhere.map(({ place, expression }) => [place.replace('params.', 'path.'), expression])
  const taken = inBody.map(({ place, expression }) => [place.slice('body.'.length), expression])
  return {
    operationId,
    description: call.summary,
    ...(parameters.length > 0 && { parameters: Object.fromEntries(parameters) }),
    ...(taken.length > 0 && { requestBody: { ...(call.example?.body as object), ...Object.fromEntries(taken) } }),
  }
}
