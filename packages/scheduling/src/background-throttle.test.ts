import { performance } from 'node:perf_hooks'
import { expect, it, vi } from 'vitest'
import { BackgroundThrottle } from './background-throttle.ts'
import { QueueFullError } from './round-robin-queue.ts'

function burn(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

it('runs one task at a time with pauses in between, and serves the queues round-robin', async () => {
  const pace = new BackgroundThrottle(3)
  const done: string[] = []
  const ends: number[] = []
  const work = (name: string) => () => {
    const began = performance.now()
    burn(10)
    done.push(name)
    ends.push(began)
    // Other requests stay active, however long this process is stalled.
    pace.noteActivity()
  }
  pace.run('greedy', work('greedy 1'))
  expect(done).toEqual(['greedy 1'])
  for (const n of [2, 3, 4]) pace.run('greedy', work(`greedy ${n}`))
  expect(() => pace.run('greedy', work('greedy 5'))).toThrow(QueueFullError)
  pace.run('modest', work('modest'))
  await vi.waitFor(() => expect(done).toHaveLength(5), { timeout: 60_000 })
  expect(done).toEqual(['greedy 1', 'greedy 2', 'modest', 'greedy 3', 'greedy 4'])
  // Each task began after the previous one and a pause of twice its duration.
  for (let i = 1; i < ends.length; i++) expect(ends[i]! - ends[i - 1]!).toBeGreaterThan(25)
})

it('does not pause without other requests', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    let now = 0
    const pace = new BackgroundThrottle(100, () => now)
    const done: number[] = []
    for (let n = 0; n < 20; n++)
      pace.run('a', () => {
        // The pause after such a long task would be the maximum, a second.
        now += 60_000
        done.push(n)
      })
    vi.advanceTimersByTime(900)
    expect(done).toHaveLength(20)
  } finally {
    vi.useRealTimers()
  }
})

it('runs the next task after a failed one', async () => {
  const pace = new BackgroundThrottle(3)
  const done: string[] = []
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => pace.run('a', fail)).toThrow('broken')
  pace.run('b', () => done.push('b'))
  await vi.waitFor(() => expect(done).toEqual(['b']), { timeout: 60_000 })
})

it('result() returns the value of a task, or fails like it', async () => {
  const pace = new BackgroundThrottle(1)
  const fail = () => {
    throw new Error('no')
  }
  const failing = pace.runForResult('a', fail)
  const waiting = pace.runForResult('a', () => 1)
  await expect(pace.runForResult('a', () => 2)).rejects.toThrow(QueueFullError)
  await expect(failing).rejects.toThrow('no')
  expect(await waiting).toBe(1)
})
