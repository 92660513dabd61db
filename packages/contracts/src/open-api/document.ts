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

const INTRODUCTION = `The API of an online juice shop for security training. The shop is vulnerable on purpose: a call of a
running shop may behave differently than documented here. Finding these differences is the exercise.

Texts are in the language of the cookie \`language\`, such as \`de_DE\`. Each call has an example. A new shop responds to it as
documented if the sender is the first registered account and has the required role. \`x-example\` contains the expected status
and the calls that must be made before.`

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
      summary: 'An intentionally vulnerable online juice shop',
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
          description: '`authentication.token` from `POST /rest/user/login`. Valid for eight hours.',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'token',
          description: 'The same token in a cookie, as browsers send it for pages.',
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
  open: 'No authentication required.',
  'signed-in': 'Requires a logged-in account.',
  'asks-itself': 'Requires a logged-in account.',
  account: 'Requires a logged-in account.',
  cookie: 'Requires a logged-in account, identified by the cookie.',
  accounting: 'Requires an account with the role `accounting`.',
  admin: 'Requires an account with the role `admin`.',
  nobody: 'The shop rejects this call for all accounts.',
}

function descriptionOf({ access, ownPagesOnly, limit, layer }: Call): string {
  return [
    ACCESS_TEXTS[access],
    ...(ownPagesOnly ? ['Requests from pages of other sites are rejected.'] : []),
    ...(limit ? [`Rate limit: ${limit.max} requests in ${limit.windowMs / 1000} seconds.`] : []),
    ...(layer === 'training'
      ? ['This call belongs to the training layer, which has no intended vulnerabilities.']
      : []),
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
  if (name === '*') return { description: 'Name of the file. It can contain slashes if there are folders.' }
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
        description: 'The file. The example shows its bytes as a data URL.',
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
    'X-RateLimit-Limit': 'Maximum number of requests in the time window.',
    'X-RateLimit-Remaining': 'Number of remaining requests in the time window.',
    ...(status === 429 && {
      'X-RateLimit-Reset': 'End of the time window, in seconds since 1970.',
      'Retry-After': 'Seconds until the next request is allowed.',
    }),
  }
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  200: 'Success.',
  201: 'Created.',
  204: 'Success. The response has no body.',
  206: 'The requested range.',
  302: 'Redirect.',
  400: 'The request is invalid. The response states the reason.',
  401: 'The token is missing or invalid, or the credentials are wrong.',
  402: 'The payment failed.',
  403: 'The account or the page is not allowed to make this request.',
  404: 'Not found.',
  406: 'The shop does not redirect to this URL.',
  409: 'The request conflicts with the current state.',
  410: 'No longer supported.',
  413: 'The request or the file is too large.',
  415: 'The media type is not supported.',
  416: 'The file ends before the requested range.',
  422: 'There is nothing to find in this code.',
  429: 'Too many requests.',
  500: 'Internal error.',
  503: 'The shop is busy, or the request took too long.',
  507: 'No storage space left.',
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
