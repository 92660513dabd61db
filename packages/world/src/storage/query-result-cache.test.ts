import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { QueryResultCache } from './query-result-cache.ts'

const everything = { sql: 'SELECT * FROM Products', parameters: [] }

function counted(rows: () => { name: string }[] = () => [{ name: 'juice' }]) {
  const asked = {
    times: 0,
    ask: async (took: (milliseconds: number, characters: number) => void) => {
      asked.times++
      const found = rows()
      took(1, JSON.stringify(found).length)
      return found
    },
  }
  return asked
}

test('returns cached rows for the same statement', async () => {
  const [remembered, asked] = [new QueryResultCache(nextIteration), counted()]
  const [row] = await remembered.get(1, everything, asked.ask)
  row!.name = 'changed by a caller'
  expect(await remembered.get(1, everything, asked.ask)).toEqual([{ name: 'juice' }])
  expect(asked.times).toBe(1)
})

test('distinguishes statements by their values', async () => {
  const [remembered, asked] = [new QueryResultCache(nextIteration), counted()]
  for (const parameters of [['a'], ['b'], [1], ['1']]) await remembered.get(1, { ...everything, parameters }, asked.ask)
  expect(asked.times).toBe(4)
})

test('reads rows again after a write', async () => {
  const [remembered, asked] = [new QueryResultCache(nextIteration), counted()]
  for (const version of [1, 2, 2, 3]) await remembered.get(version, everything, asked.ask)
  expect(asked.times).toBe(3)
})

test('does not cache a result that was read before a write', async () => {
  const [remembered, asked] = [new QueryResultCache(nextIteration), counted()]
  await remembered.get(1, everything, async () => {
    await remembered.get(2, { ...everything, parameters: ['other'] }, asked.ask)
    return [{ name: 'old' }]
  })
  expect(await remembered.get(2, everything, asked.ask)).toEqual([{ name: 'juice' }])
})

test('does not cache large results and failures, and evicts the oldest of many', async () => {
  const [remembered, large] = [new QueryResultCache(nextIteration), counted(() => [{ name: 'x'.repeat(200_000) }])]
  await remembered.get(1, everything, large.ask)
  await remembered.get(1, everything, large.ask)
  expect(large.times).toBe(2)

  const failing = () => Promise.reject(new Error('near "x"'))
  await expect(remembered.get(1, everything, failing)).rejects.toThrow('near')
  const asked = counted()
  const many = Array.from({ length: 17 }, (_, index) => index)
  for (const value of [...many, 0]) await remembered.get(1, { ...everything, parameters: [value] }, asked.ask)
  expect(asked.times).toBe(18)

  const half = counted(() => [{ name: 'x'.repeat(40_000) }])
  for (const value of ['a', 'b', 'a', 'c', 'a', 'b'])
    await remembered.get(1, { ...everything, parameters: [value] }, half.ask)
  expect(half.times).toBe(4)
})

test('does not cache slow statements, however long the wait', async () => {
  const remembered = new QueryResultCache(nextIteration)
  let times = 0
  const ask = (milliseconds: number) => async (took: (milliseconds: number, characters: number) => void) => {
    times++
    took(milliseconds, 20)
    return [{ name: 'juice' }]
  }
  for (const milliseconds of [80, 80, 2, 2]) await remembered.get(1, everything, ask(milliseconds))
  expect(times).toBe(3)
})
