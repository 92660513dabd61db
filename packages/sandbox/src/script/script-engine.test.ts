import { expect, onTestFinished, test, vi } from 'vitest'
import { ScriptEngine } from './script-engine.ts'
import { type ScriptRequest, scriptLimits } from './script-job.ts'

const request = (code: string, limits: Partial<ScriptRequest['limits']> = {}): ScriptRequest => ({
  clock: 'wall',
  code,
  call: null,
  globals: null,
  console: false,
  limits: { ...scriptLimits, steps: Number.POSITIVE_INFINITY, ...limits },
})

const two = { kind: 'value', value: '2', console: undefined }

// These run on the main thread, whose native stack is smaller than that of a worker.
test('reports the stack limit when the native stack overflows first', async () => {
  const engine = new ScriptEngine()
  for (let round = 0; round < 2; round++) {
    expect(await engine.run(request('function f() { f() } f()'))).toEqual({ kind: 'limit', limit: 'stack' })
    expect(await engine.run(request('1 + 1'))).toEqual(two)
  }
})

test.each([
  ['its time', 200],
  ['its memory', 20_000],
])('returns an end and works again after promises exhausted %s', async (_, deadlineMs) => {
  const engine = new ScriptEngine()
  const flood = 'const again = () => Promise.resolve().then(again); again()'
  for (let round = 0; round < 2; round++) {
    const end = await engine.run(request(flood, { deadlineMs }))
    if (deadlineMs > 1000) expect(end).toEqual({ kind: 'limit', limit: 'memory' })
    else expect(end).toMatchObject({ kind: 'limit' })
    expect(await engine.run(request('1 + 1'))).toEqual(two)
  }
})

const counted = { steps: 100_000, patternSteps: 200_000 }
const slow = (length: number) => `/((a+)+)b/.test('${'a'.repeat(length)}')`

test.each([
  ['turns of a loop', 'while (true);', 'steps'],
  ['calls', 'const f = () => 1; while (f());', 'steps'],
  ['quick patterns in a loop', "while (/a/.test('a'));", 'steps'],
  ['a loop in a pattern’s input', '/a/.test({ toString() { for (;;); } })', 'steps'],
  ['a pattern', slow(28), 'patterns'],
  ['a pattern in another method', `'${'a'.repeat(28)}'.replace(/((a+)+)b/g, '')`, 'patterns'],
  ['a pattern from a string', `'${'a'.repeat(28)}'.match('((a+)+)b')`, 'patterns'],
  ['patterns that are slow in total', `for (let i = 0; i < 99; i++) ${slow(14)}`, 'patterns'],
  ['a pattern after another one threw', `try { /a/.test(Symbol()) } catch {} ${slow(28)}`, 'patterns'],
  [
    'a pattern in the saved counting function',
    `const { exec } = RegExp.prototype; RegExp.prototype.exec = null; exec.call(/((a+)+)b/, '${'a'.repeat(28)}')`,
    'patterns',
  ],
])('a budget distinguishes %s', async (_, code, limit) => {
  const end = await new ScriptEngine().run(request(code, counted))
  expect(end).toEqual({ kind: 'limit', limit })
})

test('counts a promise reaction as more than one loop iteration', async () => {
  const awaiting = (times: number) => `(async () => { for (let i = 0; i < ${times}; i++) await 0; return 2 })()`
  expect(await new ScriptEngine().run(request(awaiting(2000), counted))).toEqual(two)
  expect(await new ScriptEngine().run(request(awaiting(8000), counted))).toEqual({ kind: 'limit', limit: 'steps' })
})

test('a budget does not change results within it', async () => {
  const code =
    "['a1b2'.replace(/\\d/g, 'x'), 'a,b'.split(/,/).length, /b(?<n>.)/.exec('abc').groups.n, /x/.test('y')].join()"
  expect(await new ScriptEngine().run(request(code, counted))).toMatchObject({ value: '"axbx,2,c,false"' })
})

test('scripts leave no data in the memory of the engine', async () => {
  const engine = new ScriptEngine()
  // Each round would fill a tenth of the memory that the engine has without growing.
  const filling = 'const all = []; for (let i = 0; i < 10; i++) all.push(new Uint8Array(100000)); all.length'
  for (let round = 0; round < 50; round++) {
    expect(await engine.run(request(filling, { memoryBytes: 1 }))).toMatchObject({ value: '10' })
  }
})

test('a budget ends a script, however long a busy machine keeps it waiting', async () => {
  const script = (clock: ScriptRequest['clock']) => ({
    ...request('while (true);', { ...counted, steps: 5_000_000, deadlineMs: 1 }),
    clock,
  })
  const engine = new ScriptEngine()
  await engine.run(request('1'))
  expect(await engine.run(script('wall'))).toEqual({ kind: 'limit', limit: 'deadline' })
  // As if the process got no processor time meanwhile.
  const idle = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  onTestFinished(() => idle.mockRestore())
  expect(await engine.run(script('processor'))).toEqual({ kind: 'limit', limit: 'steps' })
})

test('reports a crash of the engine, and runs the next script', async () => {
  const memories: WebAssembly.Memory[] = []
  const { Memory } = WebAssembly
  WebAssembly.Memory = class extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor)
      memories.push(this)
    }
  }
  onTestFinished(() => {
    WebAssembly.Memory = Memory
  })
  const engine = new ScriptEngine()
  await engine.prepare()
  // Simulates a script that exploits a bug in the engine.
  for (const { buffer } of memories) new Uint8Array(buffer).fill(255)
  expect(await engine.run(request('1 + 1'))).toEqual({ kind: 'limit', limit: 'crash' })
  expect(await engine.run(request('1 + 1'))).toEqual(two)
})
