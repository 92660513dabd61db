import { createCall, getCall, listCall, removeCall, updateCall } from '@fruit/contracts/resource-calls'
import type { HttpResponse, RequestDetails } from '@fruit/world/route'
import { flag, integer, rowId, table, text, time } from '@fruit/world/storage/table'
import { smallRegistry } from '@fruit/world/testing/small-registry'
import { translate } from '@fruit/world/texts/texts'
import { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Resource, resourceRoutes } from './resource.ts'
import { shown } from './row-source.ts'

const row = z.looseObject({ id: z.number() })
const about = { summary: 'x', tag: 'x' }
const body = z.looseObject({})

const TABLE = table('Trees', {
  id: rowId(),
  kind: text({ unique: true }),
  OwnerId: integer(),
  grafted: flag({ default: 1 }),
  createdAt: time(),
  updatedAt: time(),
  deletedAt: time({ nullable: true }),
})

/** Trees with an owner each. Felled trees are soft-deleted. */
const TREES: Resource = {
  name: 'Trees',
  tag: 'x',
  ...shown(TABLE, 'createdAt', 'updatedAt', 'deletedAt'),
  scope: ({ session }) => ({ OwnerId: session!.accountId }),
  list: { call: listCall('Trees', row, about) },
  get: { call: getCall('Trees', row, about) },
  create: {
    call: createCall('Trees', row, { ...about, body }),
    rules: z.object({ kind: z.string().max(10) }),
    prepare: ({ session }, fields) => ({ ...fields, OwnerId: session!.accountId }),
  },
  update: {
    call: updateCall('Trees', row, { ...about, body }),
    rules: z.object({ kind: z.string().max(10).optional() }),
  },
  remove: { call: removeCall('Trees', about) },
}

let small: Awaited<ReturnType<typeof smallRegistry>>
let world: World
beforeEach(async () => {
  small = await smallRegistry({ tables: TABLE.ddl })
  world = small.registry.enter('home')
})
afterEach(() => small.close())

/** Makes a call to the resource as an account. */
async function call(method: string, accountId: number, input: { id?: number; body?: object; query?: object } = {}) {
  const path = input.id === undefined ? '/api/Trees' : '/api/Trees/:id'
  const route = resourceRoutes(TREES).find(({ call }) => call.method === method && call.path === path)!
  const session = { accountId, email: '', role: 'customer', basketId: null, token: '' } as const
  return route.handler(
    new Visit(world, session),
    { params: { id: input.id }, query: input.query ?? {}, body: input.body ?? {} } as never,
    {} as RequestDetails,
  )
}

const plant = (accountId: number, kind: string) => call('POST', accountId, { body: { kind, OwnerId: 9, grafted: 0 } })
const refusal = async (act: () => Promise<unknown>) => {
  const error = await act().then(
    () => null,
    (error: unknown) => error,
  )
  if (error === null) throw new Error('The call was not refused.')
  return error instanceof HttpError
    ? { status: error.status, body: error.body?.((saying) => translate('en', saying)) }
    : error
}

describe('resource with a scope', () => {
  it('stores rows for the calling account, only with fields of the rules', async () => {
    const answer = (await plant(1, 'Apple')) as HttpResponse
    expect(answer.status).toBe(201)
    expect(answer.headers.location).toBe('/api/Trees/1')
    expect(answer.body).toEqual({ status: 'success', data: { id: 1, kind: 'Apple', OwnerId: 1, grafted: true } })
  })

  it('does not show, change or remove rows of other accounts', async () => {
    await plant(1, 'Apple')
    await plant(2, 'Pear')
    expect(await call('GET', 1)).toMatchObject({ data: [{ kind: 'Apple' }] })
    expect(await call('GET', 1, { query: { OwnerId: '2' } })).toMatchObject({ data: [] })
    expect(await call('GET', 2, { id: 2 })).toMatchObject({ data: { kind: 'Pear' } })
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await refusal(() => call(method, 1, { id: 2, body: { kind: 'Plum' } }))).toMatchObject({ status: 404 })
    expect(await call('GET', 2)).toMatchObject({ data: [{ kind: 'Pear' }] })
  })

  it('changes only fields that are sent and allowed', async () => {
    await plant(1, 'Apple')
    expect(await call('PUT', 1, { id: 1, body: { grafted: false } })).toMatchObject({
      data: { kind: 'Apple', grafted: true },
    })
    expect(await call('PUT', 1, { id: 1, body: { kind: 'Pear' } })).toMatchObject({ data: { kind: 'Pear' } })
  })

  it('names the field that must be unique', async () => {
    await plant(1, 'Apple')
    await plant(1, 'Pear')
    for (const again of [() => plant(2, 'Apple'), () => call('PUT', 1, { id: 2, body: { kind: 'Apple' } })])
      expect(await refusal(again)).toMatchObject({
        status: 400,
        body: { message: 'Validation error', errors: [{ field: 'kind' }] },
      })
  })
})

describe('resource with soft deletion', () => {
  it('hides deleted rows from every call', async () => {
    await plant(1, 'Apple')
    expect(await call('DELETE', 1, { id: 1 })).toEqual({ status: 'success', data: {} })
    expect(await call('GET', 1)).toMatchObject({ data: [] })
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await refusal(() => call(method, 1, { id: 1 }))).toMatchObject({ status: 404 })
    const [stored] = world.db.all<{ deletedAt: string }>({ sql: 'SELECT deletedAt FROM Trees', parameters: [] })
    expect(stored!.deletedAt).toMatch(/^\d{4}-/)
  })
})
