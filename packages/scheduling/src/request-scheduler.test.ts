import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { RequestScheduler } from './request-scheduler.ts'
import { QueueFullError } from './round-robin-queue.ts'

// A clock that only `burn` advances, so the tests do not depend on machine load.
let time = 1
const now = () => time
function burn(milliseconds: number): void {
  time += milliseconds
}

async function settled(done: string[], count: number): Promise<void> {
  for (let i = 0; done.length < count && i < 1000; i++) await turn()
}

describe('RequestScheduler', () => {
  it('runs work immediately within the time slice', () => {
    const done: string[] = []
    const turns = new RequestScheduler(10, now)
    for (const name of ['a', 'b', 'c']) turns.schedule(name, () => done.push(name))
    expect(done).toEqual(['a', 'b', 'c'])
  })

  it('runs waiting work round-robin per key', async () => {
    const done: string[] = []
    const turns = new RequestScheduler(10, now)
    turns.schedule('greedy', () => burn(20))
    for (let i = 1; i <= 4; i++) turns.schedule('greedy', () => done.push(`greedy ${i}`))
    turns.schedule('modest', () => done.push('modest 1'))
    turns.schedule('other', () => done.push('other 1'))
    turns.schedule('modest', () => done.push('modest 2'))
    expect(done).toEqual([])
    await settled(done, 7)
    expect(done).toEqual(['greedy 1', 'modest 1', 'other 1', 'greedy 2', 'modest 2', 'greedy 3', 'greedy 4'])
  })

  it('serves a new key while the queue of another is long', async () => {
    const done: string[] = []
    const turns = new RequestScheduler(100, now)
    turns.schedule('greedy', () => burn(20))
    for (let i = 0; i < 50; i++)
      turns.schedule('greedy', () => {
        burn(2)
        done.push('greedy')
      })
    await turn()
    turns.schedule('modest', () => done.push('modest'))
    await settled(done, 51)
    expect(done.indexOf('modest')).toBeLessThan(10)
  })

  it('rejects work when its queue is full, and accepts work of other keys', async () => {
    const done: string[] = []
    const turns = new RequestScheduler(2, now)
    turns.schedule('greedy', () => burn(20))
    const take = (line: string) => () => turns.schedule(line, () => done.push(line))
    take('greedy')()
    take('greedy')()
    expect(take('greedy')).toThrow(QueueFullError)
    expect(take('modest')).not.toThrow()
    await settled(done, 3)
    expect(done).toEqual(['greedy', 'modest', 'greedy'])
    expect(take('greedy')).not.toThrow()
  })

  it('continues after work that throws', async () => {
    const done: string[] = []
    const turns = new RequestScheduler(10, now)
    expect(() =>
      turns.schedule('a', () => {
        burn(20)
        throw new Error('broken')
      }),
    ).toThrow('broken')
    turns.schedule('b', () => done.push('b'))
    await settled(done, 1)
    expect(done).toEqual(['b'])
  })

  it('runs waiting work in the asynchronous context of its request', async () => {
    const turns = new RequestScheduler(10, now)
    const context = new AsyncLocalStorage<string>()
    const done: string[] = []
    const requests = (name: string) => {
      for (const start of ['schedule', 'schedule', 'continue', 'continue'] as const)
        turns[start](name, () => done.push(`${name}: ${context.getStore()}`))
    }
    turns.schedule('greedy', () => burn(20))
    context.run('read-only', () => requests('trainer'))
    requests('learner')
    await settled(done, 8)
    expect(new Set(done)).toEqual(new Set(['trainer: read-only', 'learner: undefined']))
  })

  it('counts the time that work takes after an await', async () => {
    const turns = new RequestScheduler(100, now)
    const runsPerIteration: number[] = []
    turns.schedule('greedy', () => burn(20))
    for (let i = 0; i < 12; i++)
      turns.schedule('greedy', async () => {
        await null
        burn(3)
        runsPerIteration[runsPerIteration.length - 1]!++
      })
    while (runsPerIteration.reduce((sum, runs) => sum + runs, 0) < 12) {
      runsPerIteration.push(0)
      await turn()
    }
    // Two of 3 ms are more than a time slice.
    expect(Math.max(...runsPerIteration)).toBe(2)
  })

  it('continues paused requests one time slice after another, and starts others between them', async () => {
    const done: string[] = []
    const turns = new RequestScheduler(2, now)
    const work = async (name: string) => {
      for (let part = 0; part < 3; part++) {
        await turns.pause('greedy')
        burn(20)
        done.push(name)
      }
    }
    const all = Promise.all(Array.from({ length: 10 }, () => work('greedy')))
    await turn()
    turns.schedule('modest', () => done.push('modest'))
    await settled(done, 31)
    await all
    expect(done).toHaveLength(31)
    expect(done.indexOf('modest')).toBeLessThan(4)
  })
})
