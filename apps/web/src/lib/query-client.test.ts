import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { cacheResult, createQueryClient, invalidate } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('sends requests while the browser is offline, and reports failures at once', async () => {
  onlineManager.setOnline(false)
  const queries = createQueryClient()
  expect(await queries.fetchQuery({ queryKey: ['products'], queryFn: () => 'apples' })).toBe('apples')
  const order = new MutationObserver(queries, { mutationFn: () => Promise.reject(new Error('no answer')) })
  await expect(order.mutate()).rejects.toThrow('no answer')
  queries.clear()
})

it('repeats a request that is in flight when its data becomes invalid, even the first one', async () => {
  const queries = createQueryClient()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const rows = new QueryObserver(queries, { queryKey: ['rows', 'all'], queryFn })
  const end = rows.subscribe(() => {})
  const anew = invalidate(queries, ['rows'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('before')
  answers[1]!('after')
  await anew
  expect(rows.getCurrentResult().data).toBe('after')
  end()
  queries.clear()
})

it('keeps the result of a mutation when an older response arrives later', async () => {
  const queries = createQueryClient()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const row = new QueryObserver(queries, { queryKey: ['row'], queryFn })
  const end = row.subscribe(() => {})
  cacheResult(queries, ['row'], 'fixed')
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('flaw')
  expect(row.getCurrentResult().data).toBe('fixed')
  answers[1]!('fixed, and solved')
  await expect.poll(() => row.getCurrentResult().data).toBe('fixed, and solved')
  end()
  queries.clear()
})

it('keeps static queries when all others are invalidated', async () => {
  const queries = createQueryClient()
  let sums = 0
  const sum = new QueryObserver(queries, { queryKey: ['captcha'], queryFn: () => ++sums, staleTime: 'static' })
  const end = sum.subscribe(() => {})
  await expect.poll(() => sum.getCurrentResult().data).toBe(1)
  await invalidate(queries, [])
  expect(sum.getCurrentResult().data).toBe(1)
  end()
  queries.clear()
})
