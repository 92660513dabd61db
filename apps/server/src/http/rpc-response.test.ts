import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Chain } from '@fruit/chain/chain'
import { describe, expect, it } from 'vitest'
import { answerTo } from './rpc-response.ts'

/** Returns a fake chain that answers immediately. */
function chainOf(request: () => unknown): Chain {
  return { request: async () => request() } as unknown as Chain
}

const batch = (calls: number) =>
  JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_getLogs' })))

function answered(calls: number, request: () => unknown): Promise<string | null> {
  return answerTo(batch(calls), {
    nextTurn: nextIteration,
    chain: chainOf(request),
    mined: () => {},
    report: (error) => {
      throw error
    },
  })
}

describe('answerTo with a batch', () => {
  it('lets other requests run between two calls', async () => {
    let turn = 0
    let isOver = false
    const count = () => {
      turn++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const turns: number[] = []
    await answered(5, () => turns.push(turn))
    isOver = true
    expect(new Set(turns).size).toBe(5)
  })

  it('stops executing calls when the responses are too large', async () => {
    let carriedOut = 0
    const text = await answered(10, () => {
      carriedOut++
      return 'x'.repeat(2 ** 20)
    })
    const answers = JSON.parse(text!) as { id: number; result?: string; error?: { code: number } }[]
    expect(carriedOut).toBe(4)
    expect(answers.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(answers.filter(({ result }) => result !== undefined)).toHaveLength(4)
    expect(answers[9]?.error?.code).toBe(-32_005)
  })
})
