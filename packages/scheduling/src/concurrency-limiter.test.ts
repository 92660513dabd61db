import { expect, it } from 'vitest'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

/** A task that ends when the test calls `end`. */
function work() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, run: () => ended }
}

it('limits running tasks, and serves the queues round-robin', async () => {
  const few = new ConcurrencyLimiter(2, 10)
  const begun: string[] = []
  const works = new Map<string, () => void>()
  const ask = (line: string, name: string) =>
    few.run(line, () => {
      begun.push(name)
      const { end, run } = work()
      works.set(name, end)
      return run()
    })
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('a', 'a4'), ask('b', 'b1')]
  expect(begun).toEqual(['a1', 'a2'])
  for (const name of ['a1', 'a2', 'a3', 'b1', 'a4']) {
    await expect.poll(() => works.has(name)).toBe(true)
    works.get(name)!()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4'])
})

it('continues after a failed task, and rejects tasks for a full queue', async () => {
  const few = new ConcurrencyLimiter(1, 1)
  const { end, run } = work()
  const first = few.run('a', async () => {
    await run()
    throw new Error('no')
  })
  const second = few.run('a', async () => 'done')
  await expect(few.run('a', async () => 'never')).rejects.toThrow('are waiting for their turn')
  end()
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe('done')
  expect(await few.run('b', async () => 'free again')).toBe('free again')
})
