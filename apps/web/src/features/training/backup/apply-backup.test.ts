import { CallError } from '@fruit/look/api.ts'
import { expect, test } from 'vitest'
import type { Api } from '../../../lib/calls.ts'
import { applyBackup } from './apply-backup.ts'
import { type Backup, readBackup } from './backup.ts'

/**
 * A shop that accepts every code but `bad`. It has no challenge 5, hints 1 and 2 of one challenge, and one path with a
 * question of two answers.
 */
function shop() {
  const taken: string[] = []
  const answers = new Map<string, (body: { path?: string }) => object>([
    ['PUT /rest/training/hints', () => ({ opened: { loginAdminChallenge: [1, 2] } })],
    ['PUT /rest/training/paths', () => ({ given: { injection: { 'why-quote': [1, 2] } } })],
    [
      'PUT /rest/training/next',
      ({ path }) => {
        if (path !== 'injection') throw new CallError(404, 'There is no path with this id.')
        taken.push(path)
        return {}
      },
    ],
  ])
  const api = {
    call: async (address: string, { params, body }: { params?: { code: string }; body?: { path?: string } }) => {
      if (body) return answers.get(address)!(body)
      if (params!.code === 'bad') throw new CallError(404, 'This is no continue code.')
      taken.push(params!.code)
      return { data: '1 solved', applied: 1, ignored: params!.code === 'unknown' ? [5] : [] }
    },
  }
  return { api: api as unknown as Api, taken }
}

const backup = (parts: Partial<Backup>) => ({ ...readBackup('{"version":1}').backup, ...parts })

test('reports a rejected code with its reason and applies the others', async () => {
  const { api, taken } = shop()
  const leftOut = await applyBackup(
    api,
    backup({ continueCode: 'bad', continueCodeFindIt: 'good', continueCodeFixIt: 'unknown' }),
  )
  expect(taken).toEqual(['good', 'unknown'])
  expect(leftOut).toEqual([
    { part: 'continueCode', error: expect.objectContaining({ serverMessage: 'This is no continue code.' }) },
    { part: 'continueCodeFixIt', ids: [5] },
  ])
})

test.each([
  [{ loginAdminChallenge: [1] }, []],
  [{ loginAdminChallenge: [3] }, [{ part: 'hints' }]],
  [{ noChallenge: [1] }, [{ part: 'hints' }]],
  [{}, []],
])('with hints %j, reports %j as left out', async (hints, leftOut) => {
  expect(await applyBackup(shop().api, backup({ hints }))).toEqual(leftOut)
})

test.each([
  [{ injection: { 'why-quote': [2] } }, []],
  [{ injection: { 'why-quote': [3] } }, [{ part: 'answers' }]],
  [{ injection: { objects: [1] } }, [{ part: 'answers' }]],
  [{ nowhere: { 'why-quote': [1] } }, [{ part: 'answers' }]],
])('with answers %j, reports %j as left out', async (answers, leftOut) => {
  expect(await applyBackup(shop().api, backup({ answers }))).toEqual(leftOut)
})

test('restores the followed path, and reports an unknown one', async () => {
  const { api, taken } = shop()
  expect(await applyBackup(api, backup({ learningPath: 'injection' }))).toEqual([])
  expect(taken).toEqual(['injection'])
  expect(await applyBackup(api, backup({ learningPath: 'nowhere' }))).toEqual([
    { part: 'learningPath', error: expect.objectContaining({ serverMessage: 'There is no path with this id.' }) },
  ])
})
