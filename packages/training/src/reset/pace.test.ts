import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

function burn(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('work of one world waits its turn behind that of others, and leaves time in between', async () => {
  const pace = new Pace()
  const done: string[] = []
  let breaks = 0
  const work = (world: string, what: string) =>
    pace.do(world, () => {
      burn(5)
      done.push(what)
      return what
    })
  const all = Promise.all(['a1', 'a2', 'a3', 'b1', 'c1'].map((what) => work(what[0]!, what)))
  expect(done).toEqual(['a1'])
  while (done.length < 5) {
    const before = done.length
    await new Promise(setImmediate)
    if (done.length === before) breaks++
  }
  expect(await all).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
  expect(breaks).toBeGreaterThan(4)
})

it('work that fails says so, and the next is done', async () => {
  const pace = new Pace()
  const fail = () => {
    throw new Error('no')
  }
  await expect(pace.do('a', fail)).rejects.toThrow('no')
  expect(await pace.do('a', () => 1)).toBe(1)
})
