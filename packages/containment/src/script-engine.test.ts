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
test('a native stack that ends before the engine counts to its limit is the limit', async () => {
  const engine = new ScriptEngine()
  for (let round = 0; round < 2; round++) {
    expect(await engine.run(request('function f() { f() } f()'))).toEqual({ kind: 'limit', limit: 'stack' })
    expect(await engine.run(request('1 + 1'))).toEqual(two)
  }
})

test.each([
  ['its time', 200],
  ['its memory', 20_000],
])(
  'an engine that cannot clean up after promises that used up %s is replaced, and the script has its end',
  async (_, deadlineMs) => {
    const engine = new ScriptEngine()
    const flood = 'const again = () => Promise.resolve().then(again); again()'
    for (let round = 0; round < 2; round++) {
      const end = await engine.run(request(flood, { deadlineMs }))
      if (deadlineMs > 1000) expect(end).toEqual({ kind: 'limit', limit: 'memory' })
      else expect(end).toMatchObject({ kind: 'limit' })
      expect(await engine.run(request('1 + 1'))).toEqual(two)
    }
  },
)

const counted = { steps: 100_000, patternSteps: 200_000 }
const slow = (length: number) => `/((a+)+)b/.test('${'a'.repeat(length)}')`

test.each([
  ['turns of a loop', 'while (true);', 'steps'],
  ['calls', 'const f = () => 1; while (f());', 'steps'],
  ['quick patterns in a loop', "while (/a/.test('a'));", 'steps'],
  ['a loop in what a pattern reads', '/a/.test({ toString() { for (;;); } })', 'steps'],
  ['a pattern', slow(28), 'patterns'],
  ['a pattern by another method', `'${'a'.repeat(28)}'.replace(/((a+)+)b/g, '')`, 'patterns'],
  ['a pattern made of a text', `'${'a'.repeat(28)}'.match('((a+)+)b')`, 'patterns'],
  ['patterns that are slow together', `for (let i = 0; i < 99; i++) ${slow(14)}`, 'patterns'],
  ['a pattern after another one threw', `try { /a/.test(Symbol()) } catch {} ${slow(28)}`, 'patterns'],
  [
    'a pattern by the function that counts, borrowed',
    `const { exec } = RegExp.prototype; RegExp.prototype.exec = null; exec.call(/((a+)+)b/, '${'a'.repeat(28)}')`,
    'patterns',
  ],
])('a budget tells %s from the others', async (_, code, limit) => {
  const end = await new ScriptEngine().run(request(code, counted))
  expect(end).toEqual({ kind: 'limit', limit })
})

test('a reaction of a promise counts as much as it takes, which is more than a turn of a loop', async () => {
  const awaiting = (times: number) => `(async () => { for (let i = 0; i < ${times}; i++) await 0; return 2 })()`
  expect(await new ScriptEngine().run(request(awaiting(2000), counted))).toEqual(two)
  expect(await new ScriptEngine().run(request(awaiting(8000), counted))).toEqual({ kind: 'limit', limit: 'steps' })
})

test('what is within a budget is not changed by counting it', async () => {
  const code =
    "['a1b2'.replace(/\\d/g, 'x'), 'a,b'.split(/,/).length, /b(?<n>.)/.exec('abc').groups.n, /x/.test('y')].join()"
  expect(await new ScriptEngine().run(request(code, counted))).toMatchObject({ value: '"axbx,2,c,false"' })
})

test('scripts leave nothing in the memory of the engine', async () => {
  const engine = new ScriptEngine()
  // Each round would fill a tenth of the memory that the engine has without growing.
  const filling = 'const all = []; for (let i = 0; i < 10; i++) all.push(new Uint8Array(100000)); all.length'
  for (let round = 0; round < 50; round++) {
    expect(await engine.run(request(filling, { memoryBytes: 1 }))).toMatchObject({ value: '10' })
  }
})

test('what a budget counts ends by it, however long a busy machine keeps the script waiting', async () => {
  const script = (clock: ScriptRequest['clock']) => ({
    ...request('while (true);', { ...counted, steps: 5_000_000, deadlineMs: 1 }),
    clock,
  })
  const engine = new ScriptEngine()
  await engine.run(request('1'))
  expect(await engine.run(script('wall'))).toEqual({ kind: 'limit', limit: 'deadline' })
  // As if the process had no time of the processor meanwhile.
  const idle = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  onTestFinished(() => idle.mockRestore())
  expect(await engine.run(script('processor'))).toEqual({ kind: 'limit', limit: 'steps' })
})

test('a script that breaks the engine has an end, and the next one runs', async () => {
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
  // As a script may do that found a bug of the engine.
  for (const { buffer } of memories) new Uint8Array(buffer).fill(255)
  expect(await engine.run(request('1 + 1'))).toEqual({ kind: 'limit', limit: 'crash' })
  expect(await engine.run(request('1 + 1'))).toEqual(two)
})
