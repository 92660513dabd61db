import { expect, test } from 'vitest'
import { ScriptEngine } from './script-engine.ts'
import { type ScriptRequest, scriptLimits } from './script-job.ts'

const request = (code: string, limits: Partial<ScriptRequest['limits']> = {}): ScriptRequest => ({
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

test('scripts leave nothing in the memory of the engine', async () => {
  const engine = new ScriptEngine()
  // Each round would fill a tenth of the memory that the engine has without growing.
  const filling = 'const all = []; for (let i = 0; i < 10; i++) all.push(new Uint8Array(100000)); all.length'
  for (let round = 0; round < 50; round++) {
    expect(await engine.run(request(filling, { memoryBytes: 1 }))).toMatchObject({ value: '10' })
  }
})
