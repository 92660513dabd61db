import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { askAnew, createQueryClient, showAnswer } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('the shop is asked without a network too: it may be on this machine, and a failure is told at once', async () => {
  onlineManager.setOnline(false)
  const queries = createQueryClient()
  expect(await queries.fetchQuery({ queryKey: ['products'], queryFn: () => 'apples' })).toBe('apples')
  const order = new MutationObserver(queries, { mutationFn: () => Promise.reject(new Error('no answer')) })
  await expect(order.mutate()).rejects.toThrow('no answer')
  queries.clear()
})

it('what has changed is asked for anew although an answer is on its way, also where it is the first', async () => {
  const queries = createQueryClient()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const rows = new QueryObserver(queries, { queryKey: ['rows', 'all'], queryFn })
  const end = rows.subscribe(() => {})
  const anew = askAnew(queries, ['rows'])
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('before')
  answers[1]!('after')
  await anew
  expect(rows.getCurrentResult().data).toBe('after')
  end()
  queries.clear()
})

it('an answer to an act stays, though an answer from before it comes later', async () => {
  const queries = createQueryClient()
  const answers: ((rows: string) => void)[] = []
  const queryFn = () => new Promise<string>((answer) => answers.push(answer))
  const row = new QueryObserver(queries, { queryKey: ['row'], queryFn })
  const end = row.subscribe(() => {})
  showAnswer(queries, ['row'], 'fixed')
  await expect.poll(() => answers.length).toBe(2)
  answers[0]!('flaw')
  expect(row.getCurrentResult().data).toBe('fixed')
  answers[1]!('fixed, and solved')
  await expect.poll(() => row.getCurrentResult().data).toBe('fixed, and solved')
  end()
  queries.clear()
})

it('what serves once is kept when all else is asked for anew', async () => {
  const queries = createQueryClient()
  let sums = 0
  const sum = new QueryObserver(queries, { queryKey: ['captcha'], queryFn: () => ++sums, staleTime: 'static' })
  const end = sum.subscribe(() => {})
  await expect.poll(() => sum.getCurrentResult().data).toBe(1)
  await askAnew(queries, [])
  expect(sum.getCurrentResult().data).toBe(1)
  end()
  queries.clear()
})
