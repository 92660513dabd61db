import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createContainment } from './containment.ts'

// Patient where the answer matters, so that a busy machine changes nothing; strict where the limit does.
const patient = createContainment({ mostWaitingMs: 10_000 })
const strict = createContainment()
beforeEach(() => Promise.all([patient.prepareScriptNow(), strict.prepareScriptNow()]), 60_000)
afterAll(() => Promise.all([patient.close(), strict.close()]))

const call = (code: string, ...values: (string | number)[]) =>
  patient.scriptNow({ code, call: { export: 'decide', arguments: values } })

describe('a script that is waited for', () => {
  it('answers at once, with what JSON knows', () => {
    expect(call('export const decide = (a, b) => ({ sum: a + b })', 2, 3)).toEqual({ kind: 'value', value: { sum: 5 } })
  })

  it('remembers nothing from one call to the next', () => {
    const counting = 'globalThis.calls = (globalThis.calls ?? 0) + 1; export const decide = () => globalThis.calls'
    expect(call(counting)).toEqual(call(counting))
  })

  it('tells what was thrown, also that the module is none', () => {
    expect(call('export const decide = () => { throw new RangeError("no") }')).toMatchObject({
      kind: 'thrown',
      name: 'RangeError',
      message: 'no',
    })
    expect(call('export const decide = (')).toMatchObject({ kind: 'thrown', name: 'SyntaxError' })
  })

  test.each([
    ['all memory', 'export const decide = () => { const all = []; for (;;) all.push("x".repeat(1e5)) }', 'memory'],
    ['a deep recursion', 'export const decide = () => decide() + 1', 'stack'],
    ['a huge answer', 'export const decide = () => "x".repeat(3e5)', 'output'],
  ])('is stopped by its limits: %s', (_title, code, limit) => {
    expect(call(code)).toEqual({ kind: 'limit', limit })
  })

  test.each([
    ['an endless loop', 'export const decide = () => { for (;;); }'],
    ['an endless loop at its top', 'for (;;); export const decide = 1'],
    ['a catastrophic pattern', 'export const decide = () => /^(a+)+$/.test("a".repeat(40) + "b")'],
    [
      'a wait that never ends',
      'export const decide = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
    ],
  ])('holds nobody up for long: %s; and the next call finds an engine', async (_title, code) => {
    const start = performance.now()
    const outcome = strict.scriptNow({ code, call: { export: 'decide', arguments: [] } })
    expect(performance.now() - start).toBeLessThan(1000)
    expect(outcome.kind).not.toBe('value')
    await strict.prepareScriptNow()
    let next = strict.scriptNow({ code: '1 + 1' })
    for (let tries = 0; tries < 20 && next.kind !== 'value'; tries++) {
      await strict.prepareScriptNow()
      next = strict.scriptNow({ code: '1 + 1' })
    }
    expect(next).toEqual({ kind: 'value', value: 2 })
  })

  it('ends as busy while there is no engine', async () => {
    const unprepared = createContainment()
    expect(unprepared.scriptNow({ code: '1' })).toEqual({ kind: 'limit', limit: 'busy' })
    await unprepared.close()
  })
})
