import { afterAll, describe, expect, it, test } from 'vitest'
import { createContainment } from '../containment.ts'

const contained = createContainment()
afterAll(() => contained.close())

const call = (code: string, ...values: (string | number)[]) =>
  contained.module({ owner: 'one', code, export: 'decide', arguments: values })
const turns = (count: number) => call(`export const decide = (n) => { for (let i = 0; i < n; i++); return n }`, count)

describe('a call of a player’s function', () => {
  it('returns JSON values', async () => {
    const outcome = await call('export const decide = (a, b) => ({ sum: a + b })', 2, 3)
    expect(outcome).toEqual({ kind: 'value', value: { sum: 5 } })
  })

  it('keeps no state between calls', async () => {
    const counting = 'globalThis.calls = (globalThis.calls ?? 0) + 1; export const decide = () => globalThis.calls'
    expect(await call(counting)).toEqual({ kind: 'value', value: 1 })
    expect(await call(counting)).toEqual({ kind: 'value', value: 1 })
  })

  it('reports thrown errors and syntax errors', async () => {
    expect(await call('export const decide = () => { throw new RangeError("no") }')).toMatchObject({
      kind: 'thrown',
      name: 'RangeError',
      message: 'no',
    })
    expect(await call('export const decide = (')).toMatchObject({ kind: 'thrown', name: 'SyntaxError' })
  })

  it('has a limit on its steps, not on its time', async () => {
    expect(await turns(300_000)).toEqual({ kind: 'value', value: 300_000 })
    expect(await turns(1_000_000)).toEqual({ kind: 'limit', limit: 'steps' })
  })

  test.each([
    ['an endless loop', 'export const decide = () => { for (;;); }', 'steps'],
    ['an endless loop at the top of its module', 'for (;;); export const decide = 1', 'steps'],
    ['an endless chain of promises', 'export const decide = async () => { for (;;) await 0 }', 'steps'],
    ['a catastrophic pattern', 'export const decide = () => /^(a+)+$/.test("a".repeat(40) + "b")', 'steps'],
    ['all memory', 'export const decide = () => { const all = []; for (;;) all.push("x".repeat(1e5)) }', 'memory'],
    ['a deep recursion', 'export const decide = () => decide() + 1', 'stack'],
    ['a huge answer', 'export const decide = () => "x".repeat(3e5)', 'output'],
    [
      'a search that counts no steps',
      'export const decide = () => [].includes.call({ length: 2 ** 53 - 1 }, 1)',
      'deadline',
    ],
  ])('is stopped by its limits, and the next call is served: %s', async (_title, code, limit) => {
    expect(await call(code)).toEqual({ kind: 'limit', limit })
    expect(await turns(1)).toEqual({ kind: 'value', value: 1 })
  })

  it('does not delay calls of other worlds, even when repeated', async () => {
    const busy = Array.from({ length: 20 }, () =>
      contained.module({
        owner: 'greedy',
        code: 'export const decide = () => { for (let i = 0; i < 4e5; i++); return i }',
        export: 'decide',
        arguments: [],
      }),
    )
    let ended = 0
    for (const each of busy) void each.then(() => ended++)
    for (let calls = 0; calls < 3; calls++) expect(await turns(1)).toEqual({ kind: 'value', value: 1 })
    expect(ended).toBeLessThan(20)
    await Promise.all(busy)
  })

  it('is rejected when its world has too many waiting calls', async () => {
    const flood = Array.from({ length: 80 }, () =>
      contained.module({ owner: 'flooder', code: 'export const decide = () => 1', export: 'decide', arguments: [] }),
    )
    const ends = (await Promise.all(flood)).map((outcome) => (outcome.kind === 'limit' ? outcome.limit : outcome.kind))
    expect(ends[0]).toBe('value')
    expect(ends.at(-1)).toBe('busy')
  })

  it('is rejected while it waits and its signal is aborted', async () => {
    const abort = new AbortController()
    const endless = { owner: 'one', code: 'for (;;);', export: 'decide', arguments: [] }
    const [running, waiting] = [contained.module(endless), contained.module({ ...endless, signal: abort.signal })]
    abort.abort(new Error('taken out'))
    await expect(waiting).rejects.toThrow('taken out')
    expect(await running).toEqual({ kind: 'limit', limit: 'steps' })
  })
})
