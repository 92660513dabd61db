import { afterAll, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import type { ScriptJob } from './script-job.ts'

const contained = createContainment()
afterAll(() => contained.close())

const run = (code: string, job: Partial<ScriptJob> = {}) => contained.script({ owner: 'world', code, ...job })

test('returns the value of the last expression', async () => {
  expect(await run('const price = 3; price * 2')).toEqual({ kind: 'value', value: 6 })
})

test.each<[string, string, unknown]>([
  ['text of any script', '"fruit \\u0000 ü 🍎 \\n"', 'fruit \u0000 ü 🍎 \n'],
  ['objects and lists', '({ a: [1, { b: null }], c: true })', { a: [1, { b: null }], c: true }],
  ['nothing', 'undefined', undefined],
  ['functions', '() => 1', undefined],
  ['numbers that JSON does not know', '[NaN, Infinity, -0]', [null, null, 0]],
  ['what toJSON gives', 'new Date(0)', '1970-01-01T00:00:00.000Z'],
  ['half of a surrogate pair', '"\\ud800".length', 1],
])('converts values to JSON: %s', async (_, code, value) => {
  expect(await run(code)).toEqual({ kind: 'value', value })
})

test('copies globals into the script, and keeps changes inside', async () => {
  const globals = { order: { lines: [1, 2] }, 'odd name': 1, text: 'a\u0000b' }
  const outcome = await run(
    'order.lines.push(3); [order.lines instanceof Array, order, text, globalThis["odd name"]]',
    { globals },
  )
  expect(outcome).toEqual({ kind: 'value', value: [true, { lines: [1, 2, 3] }, 'a\u0000b', 1] })
  expect(globals.order.lines).toEqual([1, 2])
})

test('calls a function of a module with arguments and returns its result', async () => {
  const code = 'const rate = 2; export function total(lines, { fee }) { return lines.length * rate + fee }'
  const call = { export: 'total', arguments: [['a', 'b'], { fee: 1 }] }
  expect(await run(code, { call })).toEqual({ kind: 'value', value: 5 })
  expect(await run('export default () => "d"', { call: { export: 'default', arguments: [] } })).toEqual({
    kind: 'value',
    value: 'd',
  })
})

test.each(['missing', 'notAFunction', 'constructor'])('reports that a module has no function "%s"', async (name) => {
  expect(await run('export const notAFunction = 1', { call: { export: name, arguments: [] } })).toEqual({
    kind: 'thrown',
    name: 'TypeError',
    message: `The module exports no function named "${name}".`,
  })
})

test.each([
  ['a promise', 'Promise.resolve(1).then((n) => n + 1)'],
  ['a chain of promises', '(async () => { let n = 0; for (let i = 0; i < 2; i++) n += await 1; return n })()'],
  ['a promise of a promise', 'new Promise((resolve) => resolve(Promise.resolve(2)))'],
])('awaits %s', async (_, code) => {
  expect(await run(code)).toEqual({ kind: 'value', value: 2 })
})

test('awaits promises while a module loads and in a called function', async () => {
  const code = 'const n = await Promise.resolve(20); export async function twice() { return n + (await n) }'
  expect(await run(code, { call: { export: 'twice', arguments: [] } })).toEqual({ kind: 'value', value: 40 })
})

test('reports a promise that never settles', async () => {
  expect(await run('new Promise(() => {})')).toMatchObject({ kind: 'thrown', message: /never settles/ })
})

test.each([
  ['throw new TypeError("no juice")', { name: 'TypeError', message: 'no juice' }],
  ['Promise.reject(new RangeError("late"))', { name: 'RangeError', message: 'late' }],
  ['throw "a text"', { name: 'Error', message: 'a text' }],
  ['throw null', { name: 'Error', message: 'null' }],
  ['throw 5n', { name: 'Error', message: '5' }],
  ['throw Symbol("s")', { name: 'Error' }],
  ['throw { name: "Custom", message: 7 }', { name: 'Custom', message: '' }],
  ['let let = 1', { name: 'SyntaxError' }],
  ['missing', { name: 'ReferenceError', message: /missing/ }],
  ['const a = []; a[0] = a; a', { name: 'TypeError', message: /circular/ }],
  ['10n', { name: 'TypeError' }],
])('reports thrown errors: %s', async (code, error) => {
  expect(await run(code)).toMatchObject({ kind: 'thrown', ...error })
})

test('includes the line of the script in the stack of an error', async () => {
  const outcome = await run('\nfunction peel() { throw new Error("pip") }\npeel()')
  expect(outcome).toMatchObject({ kind: 'thrown', stack: /peel \(script\.js:2/ })
})

test('returns lines of the console with the value on request', async () => {
  const code = 'console.log("two", 2, { a: [1] }, undefined); console.error("ü"); 1'
  expect(await run(code, { console: true })).toEqual({
    kind: 'value',
    value: 1,
    console: ['two 2 {"a":[1]} undefined', 'ü'],
  })
  expect(await run('1', { console: true })).toEqual({ kind: 'value', value: 1, console: [] })
})

test('provides no console by default', async () => {
  expect(await run('typeof console')).toEqual({ kind: 'value', value: 'undefined' })
})

test('ends a script at its deadline, regardless of its handlers', async () => {
  const limits = { deadlineMs: 100 }
  for (const code of [
    'for (;;);',
    'try { for (;;); } catch { "caught" } finally { for (;;); }',
    '(async () => { try { for (;;); } catch {} for (;;); })()',
    'const again = () => { Promise.resolve().then(again) }; again(); new Promise(() => {})',
    '({ toJSON() { for (;;); } })',
    'throw { get message() { for (;;); } }',
    'new Proxy({}, { ownKeys() { for (;;); } })',
    '/^(a+)+$/.test("a".repeat(60) + "b")',
  ]) {
    expect([code, await run(code, { limits })]).toEqual([code, { kind: 'limit', limit: 'deadline' }])
  }
})

test('ends a module at its deadline while it loads, is called, or is awaited', async () => {
  const limits = { deadlineMs: 100 }
  const call = { export: 'f', arguments: [] }
  for (const code of [
    'for (;;); export function f() {}',
    'export function f() { for (;;); }',
    'export async function f() { for (;;) await null }',
  ]) {
    expect([code, await run(code, { limits, call })]).toEqual([code, { kind: 'limit', limit: 'deadline' }])
  }
})

test('terminates the worker of a script that the engine cannot interrupt', async () => {
  const limits = { deadlineMs: 100 }
  expect(await run('new Array(4294967295).indexOf(1)', { limits })).toEqual({ kind: 'limit', limit: 'deadline' })
  expect(await run('1')).toEqual({ kind: 'value', value: 1 })
})

test.each([
  ['objects', 'const all = []; for (;;) all.push({})'],
  ['text', 'const all = []; for (let i = 0; ; i++) all.push("x".repeat(100000) + i)'],
  ['a buffer', 'const all = []; for (;;) all.push(new Uint8Array(1e6))'],
  ['closures', 'let f = () => 0; for (;;) { const g = f; f = () => g }'],
  ['a map', 'const m = new Map(); for (let i = 0; ; i++) m.set(i, i)'],
  ['an error that holds it all', 'const all = []; try { for (;;) all.push({}) } catch (e) { e.all = all; throw e }'],
])('limits memory: %s', async (_, code) => {
  expect(await run(code, { limits: { deadlineMs: 10_000 } })).toEqual({ kind: 'limit', limit: 'memory' })
})

test('uses the memory limit of the job', async () => {
  const code = 'const a = new Uint8Array(1e7), b = new Uint8Array(1e7); [a.length, b.length]'
  expect(await run(code, { limits: { memoryBytes: 40_000_000 } })).toEqual({ kind: 'value', value: [1e7, 1e7] })
  expect(await run(code, { limits: { memoryBytes: 15_000_000 } })).toEqual({ kind: 'limit', limit: 'memory' })
})

test('a script may catch an out-of-memory error, and the next one has memory again', async () => {
  const code =
    'const all = []; try { for (;;) all.push(new Uint8Array(100_000)) } catch (e) { [all.length, e.message] }'
  for (let round = 0; round < 3; round++) {
    expect(await run(code)).toMatchObject({ kind: 'value', value: [expect.any(Number), 'out of memory'] })
    const outcome = await run(code)
    const [count] = outcome.kind === 'value' ? (outcome.value as [number, string]) : [0]
    expect(count).toBeGreaterThan(120)
    expect(count).toBeLessThan(170)
  }
})

test.each([
  ['calls', 'function f() { f() } f()'],
  ['calls through the engine', 'function f() { [1].map(f) } f()'],
  ['getters', 'const o = { get a() { return this.a } }; o.a'],
  ['nested code', `${'('.repeat(50_000)}1`],
  ['code made at run time', 'eval("!".repeat(500000) + "1")'],
  ['JSON', 'JSON.parse("[".repeat(100000))'],
])('limits the depth of the stack: %s', async (_, code) => {
  expect(await run(code)).toEqual({ kind: 'limit', limit: 'stack' })
})

test('a script may catch a stack overflow', async () => {
  const calls = 'let depth = 0; const f = () => { depth++; f() }; try { f() } catch {} depth > 100'
  expect(await run(calls)).toEqual({ kind: 'value', value: true })
  const code = 'try { eval("(".repeat(50000)) } catch (error) { error.message }'
  expect(await run(code)).toEqual({ kind: 'value', value: 'stack overflow' })
})

test('limits the output of value and console together', async () => {
  const limits = { outputBytes: 1000 }
  expect(await run('"x".repeat(998)', { limits })).toMatchObject({ kind: 'value' })
  expect(await run('"x".repeat(999)', { limits })).toEqual({ kind: 'limit', limit: 'output' })
  expect(await run('"ü".repeat(500)', { limits })).toEqual({ kind: 'limit', limit: 'output' })
  const chatty = { limits, console: true }
  expect(await run('for (let i = 0; i < 1000; i++) console.log(i)', chatty)).toEqual({ kind: 'limit', limit: 'output' })
  const both = 'console.log("x".repeat(600)); "y".repeat(600)'
  expect(await run(both, chatty)).toEqual({ kind: 'limit', limit: 'output' })
})

test('rejects invalid limits', async () => {
  for (const deadlineMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    await expect(run('1', { limits: { deadlineMs } })).rejects.toThrow(/deadlineMs/)
  }
})
