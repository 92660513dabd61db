import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createContainment } from '../containment.ts'
import type { ScriptJob } from './script-job.ts'

// One worker, so that the next attempt would find any trace of the previous one.
const contained = createContainment({ workers: 1 })
const hostNames = Object.getOwnPropertyNames(Object.prototype).sort()

const run = (code: string, job: Partial<ScriptJob> = {}) =>
  contained.script({ owner: 'attacker', code, limits: { deadlineMs: 5000 }, ...job })

beforeAll(() => run('1'))
afterAll(() => contained.close())

test('no global of the host exists inside', async () => {
  const names = [
    ...['process', 'require', 'module', 'exports', '__dirname', 'Buffer', 'global', 'fetch', 'XMLHttpRequest'],
    ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'console', 'WebAssembly', 'Worker', 'Atomics'],
    ...['performance', 'navigator', 'crypto', 'std', 'os', 'bjson', 'print', 'scriptArgs', 'load', 'quit', 'gc'],
  ]
  const code = `[${names.map((name) => `typeof ${name}`)}]`
  expect(await run(code)).toEqual({ kind: 'value', value: names.map(() => 'undefined') })
})

test.each([
  ['import() of a built-in module', 'import("node:fs")'],
  ['import() of a file', 'import("/etc/passwd")'],
  ['import() of data', 'import("data:text/javascript,export default 1")'],
  ['the constructor of the global object', 'this.constructor.constructor("return process")()'],
  ['the constructor of a function', '(() => {}).constructor("return process.env")()'],
  ['the constructor of a generator', '(function* () {}).constructor("yield process")().next()'],
  ['the constructor of an async function', '(async () => {}).constructor("return await process")()'],
  ['indirect eval', '(0, eval)("process.exit(1)")'],
  [
    'an error prepared by its own hook',
    'Error.prepareStackTrace = (_, s) => s; new Error().stack[0].getThis().process.exit()',
  ],
  ['the caller of a function', '(function f() { return f.caller.arguments })()'],
])('%s gives no access to the host', async (_, code) => {
  expect(await run(code)).toMatchObject({ kind: 'thrown' })
})

test.each([
  ['a built-in module', 'import fs from "node:fs"; export const f = () => fs.readFileSync("/etc/passwd", "utf8")'],
  ['a file', 'import "/etc/passwd"; export const f = () => 1'],
  ['a neighbour', 'import other from "../pool/worker.ts"; export const f = () => other'],
  ['what it names by re-export', 'export { readFileSync as f } from "fs"'],
])('a module that imports %s does not load', async (_, code) => {
  expect(await run(code, { call: { export: 'f', arguments: [] } })).toMatchObject({ kind: 'thrown' })
})

test('import.meta reveals nothing about the host', async () => {
  const outcome = await run('export const f = () => [import.meta.url, Object.keys(import.meta)]', {
    call: { export: 'f', arguments: [] },
  })
  expect(JSON.stringify(outcome)).not.toMatch(/work|home|file:|node_modules/)
})

test('changes of built-in objects affect neither the next script nor the host', async () => {
  await run(`
    Object.prototype.polluted = 1; Array.prototype.push = () => 'mine'; JSON.parse = () => ({ polluted: 1 })
    JSON.stringify = () => 'mine'; Object.assign = () => 'mine'; globalThis.leftBehind = 1
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'mine' }); Promise.prototype.then = null
    Function.prototype.call = Function.prototype.apply = null; String.prototype.slice = () => 'mine'; 1`)
  const outcome = await run('[typeof leftBehind, ({}).polluted === undefined, [].push(1), JSON.stringify({ a: x })]', {
    globals: { x: [1] },
  })
  expect(outcome).toEqual({ kind: 'value', value: ['undefined', true, 1, '{"a":[1]}'] })
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(hostNames)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('a script that breaks built-in objects only falsifies its own result', async () => {
  const breaking = 'JSON.stringify = () => "not JSON"; JSON.parse = null; String.prototype.toString = null; '
  expect(await run(`${breaking} ({ a: 1 })`)).toEqual({ kind: 'value', value: { a: 1 } })
  expect(await run(`${breaking} throw new Error('still told')`)).toMatchObject({ message: 'still told' })
  const lines = await run(`${breaking} Array.prototype.join = null; console.log('line', { a: 1 }); 1`, {
    console: true,
  })
  expect(lines).toEqual({ kind: 'value', value: 1, console: ['line {"a":1}'] })
})

test('a value cannot contain a prototype', async () => {
  const outcome = await run(`JSON.parse('{"__proto__":{"admin":true},"a":[{"__proto__":{"admin":true},"b":1}]}')`)
  expect(outcome).toEqual({ kind: 'value', value: { a: [{ b: 1 }] } })
  if (outcome.kind !== 'value') throw new Error('A value was expected.')
  const copied = Object.assign({}, outcome.value) as { admin?: boolean; a: object[] }
  expect(copied.admin).toBeUndefined()
  expect(Object.assign({}, copied.a[0])).not.toHaveProperty('admin')
  const escaped = await run(
    `({ ['__pro' + 'to__']: { admin: true } , toJSON() { return JSON.parse('{"\\\\u005f_proto__":{"admin":true}}') } })`,
  )
  expect(Object.assign({}, (escaped as { value: object }).value)).not.toHaveProperty('admin')
})

test.each([
  ['a proxy', 'new Proxy([], { get: (_, key) => (key === "length" ? 3 : key) })'],
  ['a proxy around a function', 'new Proxy(() => {}, { get() { throw 1 } })'],
  ['a revoked proxy', 'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); proxy'],
  ['toJSON that gives a function', '({ toJSON: () => () => 1 })'],
  ['toJSON that gives itself', 'const o = { toJSON: () => o }; o'],
  ['a getter that throws', '({ get a() { throw new Error("no") } })'],
  ['a thenable', '({ then(resolve) { resolve(resolve) } })'],
  ['a promise with its own then', 'const p = Promise.resolve(1); p.then = () => { throw 2 }; p'],
  ['an error that is a proxy', 'throw new Proxy(new Error("x"), { get() { throw new Error("y") } })'],
  ['an error whose stack is no text', 'const e = new Error("x"); e.stack = { toString() { throw 1 } }; throw e'],
  ['an array that says it is endless', 'const a = []; a.length = 4294967295; Object.keys(a)'],
  ['the global object', 'globalThis'],
  ['a weak reference', 'new WeakRef({})'],
])('an unusual result does not disturb the host: %s', async (_, code) => {
  const outcome = await run(code)
  expect(['value', 'thrown', 'limit']).toContain(outcome.kind)
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
  expect(await run('1 + 1')).toEqual({ kind: 'value', value: 2 })
})

test('a value that is nested too deeply does not reach the host', async () => {
  const nested = (depth: number) => `let o = 1; for (let i = 0; i < ${depth}; i++) o = i % 2 ? [o] : { o }; o`
  const allowed = await run(nested(1000))
  expect(allowed.kind).toBe('value')
  expect(structuredClone(JSON.parse(JSON.stringify(allowed)))).toEqual(allowed)
  expect(await run(nested(1001))).toEqual({ kind: 'limit', limit: 'output' })
  expect((await run(nested(20_000))).kind).toBe('limit')
})

test.each([
  ['a value', '"x".repeat(8000000)'],
  ['many small values', 'Array(1000000).fill(1)'],
  ['an error', 'throw new Error("x".repeat(4000000))'],
  ['a name', 'throw { name: "x".repeat(4000000) }'],
  ['its console', 'for (;;) console.log("x".repeat(100000))'],
])('limits the size of the result: %s', async (_, code) => {
  const outcome = await run(code, { console: true })
  expect(JSON.stringify(outcome).length).toBeLessThan(20_000)
})

test('the environment and the arguments of the host are not accessible', async () => {
  process.env.FRUIT_SECRET = 'not for attackers'
  const code =
    'const seen = []; for (const k of Reflect.ownKeys(globalThis)) { const v = globalThis[k]; seen.push(String(k), typeof v === "object" ? JSON.stringify(v) : String(v)) } seen.join()'
  const outcome = await run(code)
  delete process.env.FRUIT_SECRET
  expect(outcome.kind).toBe('value')
  expect(JSON.stringify(outcome)).not.toContain('not for attackers')
})

test('the memory of earlier scripts cannot be read', async () => {
  await run(
    'const secret = []; for (let i = 0; i < 1000; i++) secret.push("SECRET-" + i.toString(36).padStart(20, "SECRET")); secret.length',
  )
  const outcome = await run(
    'const b = new Uint8Array(8000000); let sum = 0; for (let i = 0; i < b.length; i += 7) sum += b[i]; sum',
  )
  expect(outcome).toEqual({ kind: 'value', value: 0 })
})

describe('memory of the engine', () => {
  test('has no shared, growable or resizable buffer', async () => {
    const code = `
      const buffer = new ArrayBuffer(8, { maxByteLength: 2e9 })
      const missing = ['resize', 'resizable', 'maxByteLength', 'transfer', 'transferToFixedLength', 'detached']
      ;[typeof SharedArrayBuffer, typeof Atomics, buffer.byteLength, missing.filter((name) => name in buffer).length]`
    expect(await run(code)).toEqual({ kind: 'value', value: ['undefined', 'undefined', 8, 0] })
  })

  test.each([
    ['its name', 'ArrayBuffer'],
    ['a buffer', 'new Uint8Array(8).buffer.constructor'],
    ['a prototype', 'ArrayBuffer.prototype.constructor'],
    ['a species', 'ArrayBuffer[Symbol.species]'],
    ['a subclass', 'class extends ArrayBuffer {}'],
    ['a slice', 'new ArrayBuffer(8).slice(0).constructor'],
  ])('does not create growable buffers with the constructor from %s', async (_, maker) => {
    const code = `const buffer = Reflect.construct(${maker}, [8, { maxByteLength: 2e9 }])
      const grow = buffer.grow ?? buffer.resize
      if (grow) grow.call(buffer, 10e6)
      new Uint8Array(buffer).length`
    expect(await run(code)).toEqual({ kind: 'value', value: 8 })
  })

  test('supports ordinary code with buffers', async () => {
    const code = `
      const bytes = Uint8Array.from([1, 2, 3, 4])
      const copy = bytes.buffer.slice(1, 3)
      class Named extends ArrayBuffer { get name() { return 'named' } }
      ;[ArrayBuffer.isView(bytes), copy.byteLength, copy instanceof ArrayBuffer, new Named(3).name, new Named(3).byteLength,
        new DataView(bytes.buffer).getUint16(0), Object.prototype.toString.call(copy), new Float64Array(2).buffer.byteLength]`
    const value = [true, 2, true, 'named', 3, 258, '[object ArrayBuffer]', 16]
    expect(await run(code)).toEqual({ kind: 'value', value })
  })

  test('is not read beyond a grown buffer', async () => {
    await run('const kept = []; for (let i = 0; i < 9000; i++) kept.push("NEIGHBOUR" + i); kept.length', {
      owner: 'neighbour',
    })
    const code = `
      const shared = new SharedArrayBuffer(8, { maxByteLength: 2e9 })
      shared.grow(9e6)
      const bytes = new Uint8Array(shared)
      const wanted = [...'NEIGHBOUR'].map((letter) => letter.charCodeAt(0))
      let found = 0
      for (let at = 0; at < bytes.length; at++) if (wanted.every((code, place) => bytes[at + place] === code)) found++
      found`
    expect(await run(code)).toMatchObject({ kind: 'thrown', name: 'ReferenceError' })
  })

  test('is not written beyond a grown buffer, so that other worlds keep working', async () => {
    const code = `
      const shared = new SharedArrayBuffer(8, { maxByteLength: 2e9 })
      shared.grow(9e6)
      const bytes = new Uint8Array(shared)
      for (let at = 65536; at < bytes.length; at++) bytes[at] = 255`
    const end = await run(code).catch((error: unknown) => error)
    expect(end).toMatchObject({ kind: 'thrown' })
    expect(await run('parseInt("2") + JSON.parse("1")', { owner: 'neighbour' })).toEqual({ kind: 'value', value: 3 })
  })

  test('is not accessed by a view whose buffer shrinks during its construction', async () => {
    const code = `
      const buffer = new ArrayBuffer(4096, { maxByteLength: 4096 })
      const maker = function () {}.bind(null)
      Object.defineProperty(maker, 'prototype', { get() { buffer.resize(0); return Uint8Array.prototype } })
      Reflect.construct(Uint8Array, [buffer], maker)`
    expect(await run(code)).toMatchObject({ kind: 'thrown', name: 'TypeError' })
  })
})

test('a script in an uninterruptible function is ended without further effects', async () => {
  for (const code of [
    'Array.prototype.reverse.call({ length: 2 ** 53 - 1 })',
    '"a".repeat(4e6).lastIndexOf("a".repeat(2e6) + "b")',
  ]) {
    expect(await run(code, { limits: { deadlineMs: 100 } })).toEqual({ kind: 'limit', limit: 'deadline' })
    expect(await run('1 + 1')).toEqual({ kind: 'value', value: 2 })
  }
})
