import { expect, test } from 'vitest'
import { type Api, CallError } from '../../lib/api.ts'
import { applyBackup } from './apply-backup.ts'
import { type Backup, readBackup } from './backup.ts'

/** A shop that takes every code but `bad`, has no challenge 5, and has hints 1 and 2 of one challenge. */
function shop() {
  const taken: string[] = []
  const api = {
    call: async (address: string, { params, body }: { params?: { code: string }; body?: object }) => {
      if (body) return { opened: { loginAdminChallenge: [1, 2] } }
      if (params!.code === 'bad') throw new CallError(address, 404, 'This is no continue code.')
      taken.push(params!.code)
      return { data: '1 solved', applied: 1, ignored: params!.code === 'unknown' ? [5] : [] }
    },
  }
  return { api: api as unknown as Api, taken }
}

const backup = (parts: Partial<Backup>) => ({ ...readBackup('{"version":1}').backup, ...parts })

test('a bad code keeps no good one back, and is told of with its reason', async () => {
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
])('of the hints %j, %j is left out', async (hints, leftOut) => {
  expect(await applyBackup(shop().api, backup({ hints }))).toEqual(leftOut)
})
