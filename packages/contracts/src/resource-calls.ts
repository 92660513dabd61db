import { z } from 'zod'
import { type Access, type Call, defineCall, type Example } from './call.ts'
import { failure, idParams, invalidInput, signInFirst, success } from './shapes.ts'

/** The parts of a generated resource's call that differ between resources. */
interface ResourceCallOptions {
  readonly summary: string
  readonly tag: string
  /** Access that applies to all implementations of the shop's seams; `open` by default. */
  readonly access?: Access
  readonly example?: Example
}

interface Writing<Body extends z.ZodType> extends ResourceCallOptions {
  readonly body: Body
}

/** The five operations of a resource. */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'remove'

const unknownId = z
  .object({ message: z.literal('Not Found'), errors: z.array(z.unknown()).length(0) })
  .meta({ id: 'UnknownId' })

const internalError = z.object({ message: z.literal('internal error'), errors: z.array(z.string()) }).meta({
  id: 'InternalError',
  description: 'Response if a constraint of the database fails, such as a reference to a missing row.',
})

function refusals({ access }: ResourceCallOptions) {
  const forbidden = z.union([failure, z.object({ error: z.string() })])
  return { 401: access === 'account' ? signInFirst : failure, 403: forbidden }
}

const filter = z.union([z.string().max(4000), z.array(z.string().max(4000)).max(100)])

/** Parameters of a list besides its columns. */
const listQuery = z.object({
  q: filter.optional().describe('Text that a text column must contain.'),
  sort: filter.optional().describe('Column to sort by. A leading minus sorts in descending order.'),
  offset: filter.optional().describe('Number of rows to skip.'),
  count: filter.optional().describe('Maximum number of rows.'),
  page: filter.optional().describe('Number of the page of `count` rows, from 0.'),
})

/**
 * The query of a list: each column of the rows is a filter. Values are parsed as JSON where possible; several values of
 * one name are alternatives.
 */
export function listQueryOf(row: z.ZodType) {
  const columns = row instanceof z.ZodObject ? Object.keys(row.shape) : []
  const filters = columns.map((name) => [name, filter.optional().describe(`Returns only rows with this \`${name}\`.`)])
  return listQuery.extend(Object.fromEntries(filters) as Record<never, typeof filter>).catchall(filter)
}

/** `GET /api/<name>`: all rows, or those that match the query. */
export function listCall<const Name extends string, Row extends z.ZodType>(
  name: Name,
  row: Row,
  about: ResourceCallOptions,
) {
  return defineCall({
    access: 'open' as Access,
    ...about,
    method: 'GET',
    path: `/api/${name}` as const,
    query: listQueryOf(row),
    answers: { 200: success(z.array(row)), 400: z.union([invalidInput, failure]), ...refusals(about) },
  })
}

/** `GET /api/<name>/:id`: one row. */
export function getCall<const Name extends string, Row extends z.ZodType>(
  name: Name,
  row: Row,
  about: ResourceCallOptions,
) {
  return defineCall({
    access: 'open' as Access,
    ...about,
    method: 'GET',
    path: `/api/${name}/:id` as const,
    params: idParams,
    answers: { 200: success(row), 400: failure, 404: unknownId, ...refusals(about) },
  })
}

/** `POST /api/<name>`: stores a row; the `Location` header is its path. */
export function createCall<const Name extends string, Row extends z.ZodType, Body extends z.ZodType>(
  name: Name,
  row: Row,
  about: Writing<Body>,
) {
  return defineCall({
    access: 'open' as Access,
    ...about,
    method: 'POST',
    path: `/api/${name}` as const,
    headers: { 201: { Location: 'Path of the new row.' } },
    answers: {
      201: success(row),
      400: z.union([invalidInput, failure]),
      500: z.union([internalError, failure]),
      ...refusals(about),
    },
  })
}

/** `PUT /api/<name>/:id`: changes the sent columns. */
export function updateCall<const Name extends string, Row extends z.ZodType, Body extends z.ZodType>(
  name: Name,
  row: Row,
  about: Writing<Body>,
) {
  return defineCall({
    access: 'open' as Access,
    ...about,
    method: 'PUT',
    path: `/api/${name}/:id` as const,
    params: idParams,
    answers: {
      200: success(row),
      400: z.union([invalidInput, failure]),
      404: unknownId,
      500: z.union([internalError, failure]),
      ...refusals(about),
    },
  })
}

/** `DELETE /api/<name>/:id`. */
export function removeCall<const Name extends string>(name: Name, about: ResourceCallOptions) {
  return defineCall({
    access: 'open' as Access,
    ...about,
    method: 'DELETE',
    path: `/api/${name}/:id` as const,
    params: idParams,
    answers: {
      200: success(z.object({})),
      400: failure,
      404: unknownId,
      500: z.union([internalError, failure]),
      ...refusals(about),
    },
  })
}

/** An operation that a resource does not offer: it exists and is always refused. */
export function refusedCall(name: string, tag: string, operation: Operation): Call {
  const method = METHODS[operation]
  const onRow = operation !== 'list' && operation !== 'create'
  return {
    method,
    path: `/api/${name}${onRow ? '/:id' : ''}`,
    summary: 'Not available (all requests are rejected)',
    tag,
    access: 'nobody',
    ...(onRow && { params: idParams }),
    answers: { 401: failure },
  }
}

const METHODS = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', remove: 'DELETE' } as const
