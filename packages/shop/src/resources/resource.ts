import type { Call } from '@fruit/contracts/call'
import { type Operation, refusedCall } from '@fruit/contracts/resource-calls'
import { HttpResponse, type Route } from '@fruit/world/route'
import type { PlainText } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { z } from 'zod'
import { admit } from './admission.ts'
import { listStatement } from './list-statement.ts'
import { type RowSource, type Scope, type StoredRow, showRow } from './row-source.ts'
import { findRow, insertRow, removeRow, updateRow, type Values } from './row-store.ts'
import { checkFields, type Fields } from './rules.ts'
import { translatedRows } from './translated-rows.ts'

interface Reading {
  readonly call: Call
  /** The fields of a row that the response contains; all columns by default. */
  readonly show?: (row: StoredRow) => object
}

interface Writing {
  readonly call: Call
  /** Decides whether the visitor may set these fields; by default, the access of the call's contract is enough. */
  readonly admit?: (visit: Visit, fields: readonly string[]) => boolean | Promise<boolean>
  /** Fields that a client may set, with their rules. */
  readonly rules: z.ZodObject
  /** Turns the checked fields into the row to store: cleans texts and adds columns that clients may not set. */
  readonly prepare?: (visit: Visit, fields: Values) => Values
}

interface Creating extends Writing {
  readonly created?: (visit: Visit, row: StoredRow) => void | Promise<void>
}

interface Updating extends Writing {
  /** Rows that the visitor may change; by default, the resource's scope. */
  readonly scope?: (visit: Visit) => Scope
  readonly updated?: (visit: Visit, before: StoredRow, after: StoredRow) => void | Promise<void>
}

interface Removing {
  readonly call: Call
  readonly admit?: (visit: Visit) => boolean
  readonly removed?: (visit: Visit, row: StoredRow) => void
  /** Message in the response, instead of an empty object. */
  readonly said?: PlainText
}

/**
 * A table that clients reach at `/api/<name>` and `/api/<name>/:id`. Operations that are left out are refused to
 * everyone. An operation that needs more than these options is a Route.
 */
export interface Resource extends RowSource {
  /** As in paths: the noun of the interface with its `s`. */
  readonly name: string
  /** Part of the shop, for grouping in the documentation. */
  readonly tag: string
  /** Columns that the shop translates. */
  readonly translated?: readonly string[]
  /** Rows that the visitor may see, change and remove; all by default. */
  readonly scope?: (visit: Visit) => Scope
  readonly list?: Reading | Route
  readonly get?: Reading | Route
  readonly create?: Creating | Route
  readonly update?: Updating | Route
  readonly remove?: Removing | Route
}

interface Input {
  readonly params: { readonly id: number }
  readonly query: Readonly<Record<string, string | string[]>>
  readonly body: Fields
}

/** The routes of a resource's five operations. */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const { list, get, create, update, remove } = resource
  return [
    route(resource, 'list', list, (listing) => async (visit, { query }) => {
      const rows = visit.world.db.all(listStatement(resource, query, scopeOf(resource, visit)))
      const data = rows.map((row) => shown(resource, listing, row))
      return { status: 'success', data: translatedRows(visit, data, resource.translated ?? []) }
    }),
    route(resource, 'get', get, (getting) => async (visit, { params }) => {
      const row = findRow(visit.world, resource, params.id, scopeOf(resource, visit))
      const [data] = translatedRows(visit, [shown(resource, getting, row)], resource.translated ?? [])
      return { status: 'success', data }
    }),
    route(resource, 'create', create, (creating) => async (visit, { body }) => {
      const row = insertRow(visit.world, resource, await writable(creating, visit, body))
      await creating.created?.(visit, row)
      return createdAnswer(resource, row)
    }),
    route(resource, 'update', update, (updating) => async (visit, { params, body }) => {
      const values = await writable(updating, visit, body)
      const scope = updating.scope?.(visit) ?? scopeOf(resource, visit)
      const before = findRow(visit.world, resource, params.id, scope)
      const after = updateRow(visit.world, resource, before.id, values)
      await updating.updated?.(visit, before, after)
      return { status: 'success', data: showRow(resource, after) }
    }),
    route(resource, 'remove', remove, (removing) => (visit, { params }) => {
      admit(visit, removing.admit?.(visit) ?? true)
      const row = findRow(visit.world, resource, params.id, scopeOf(resource, visit))
      removeRow(visit.world, resource, row.id)
      removing.removed?.(visit, row)
      return { status: 'success', data: removing.said ? visit.translate(removing.said) : {} }
    }),
  ]
}

/** The response of a call that stored a row. */
export function createdAnswer(resource: Pick<Resource, 'name' | 'columns'>, row: StoredRow): HttpResponse {
  return new HttpResponse(
    201,
    { status: 'success', data: showRow(resource, row) },
    { location: `/api/${resource.name}/${row.id}` },
  )
}

function route<Named extends { readonly call: Call }>(
  { name, tag }: Resource,
  operation: Operation,
  named: Named | Route | undefined,
  answer: (named: Named) => (visit: Visit, input: Input) => object | Promise<object>,
): Route {
  // The call's access check refuses before the handler runs.
  if (!named) return { call: refusedCall(name, tag, operation), handler: () => ({}) }
  if ('handler' in named) return named
  return { call: named.call, handler: answer(named as Named) as Route['handler'] }
}

function shown(resource: Resource, reading: Reading, row: StoredRow): object {
  return reading.show?.(row) ?? showRow(resource, row)
}

function scopeOf(resource: Resource, visit: Visit): Scope {
  return resource.scope?.(visit) ?? {}
}

async function writable(writing: Writing, visit: Visit, body: Fields): Promise<Values> {
  const named = Object.keys(writing.rules.shape).filter((field) => body[field] !== undefined)
  admit(visit, (await writing.admit?.(visit, named)) ?? true)
  const fields = checkFields(writing.rules, body) as Values
  return writing.prepare?.(visit, fields) ?? fields
}
