import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

it('the shop is asked without a network too: it may be on this machine, and a failure is told at once', async () => {
  onlineManager.setOnline(false)
  const queries = createQueryClient()
  expect(await queries.fetchQuery({ queryKey: ['products'], queryFn: () => 'apples' })).toBe('apples')
  const order = new MutationObserver(queries, { mutationFn: () => Promise.reject(new Error('no answer')) })
  await expect(order.mutate()).rejects.toThrow('no answer')
  queries.clear()
})
