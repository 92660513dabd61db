import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
  RELEASE_SYNC,
  type VmCallResult,
} from 'quickjs-emscripten'
import type { Engine as ContainedEngine } from '../pool/engine.ts'
import { isDeeperThan } from '../pool/json-depth.ts'
import { cpuStopwatch, wallStopwatch } from '../pool/stopwatch.ts'
import { compiledModuleOf } from './compiled-module.ts'
import { consoleCode } from './script-console.ts'
import type { ScriptEnd, ScriptRequest } from './script-job.ts'
import { ScriptMemory } from './script-memory.ts'

/** QuickJS measures its own stack, which is in WebAssembly memory and must not overflow there. */
const STACK_BYTES = 512 * 1024
/** Maximum length of an error's name, message and stack in a result, in characters. */
const MESSAGE_LENGTH = 4000
/** Maximum nesting depth of a value, so that processing it on the host does not exhaust the host's stack. */
const VALUE_DEPTH = 1000
/** Number of promise reactions between two checks of the limits. */
const REACTIONS_PER_CHECK = 100
/** Steps that a promise reaction counts, because it takes longer than one loop iteration. */
const STEPS_PER_REACTION = 20
/** Number of steps between two calls of the interrupt handler; fixed when QuickJS is built. */
const STEPS_PER_INTERRUPT = 10_000
/** Steps that calling a pattern counts in addition to the pattern's own steps. */
const STEPS_PER_PATTERN_CALL = 200

/**
 * Wraps the one function that runs all patterns, whichever method calls it. It saves the functions that it needs before the
 * script can change them, and converts the text before the pattern starts.
 */
const PATTERN_CODE = `(enter, leave) => {
  const { exec } = RegExp.prototype
  const { apply, defineProperty } = Reflect
  const counted = {
    exec(text) {
      const read = \`\${text}\`
      enter()
      try { return apply(exec, this, [read]) } finally { leave() }
    },
  }.exec
  defineProperty(RegExp.prototype, 'exec', { value: counted, writable: true, configurable: true })
}`

/**
 * Removes features that QuickJS implements without bounds checks. Shared and growable buffers access memory beyond their own
 * (quickjs-ng pull 1523), and views of a shrunk buffer read freed memory (bellard/quickjs issue 478). The remaining `ArrayBuffer`
 * has a fixed length.
 */
const HARDENING_CODE = `{
  delete globalThis.SharedArrayBuffer
  delete globalThis.Atomics
  const { prototype } = ArrayBuffer
  for (const name of ['resize', 'resizable', 'maxByteLength', 'transfer', 'transferToFixedLength', 'detached'])
    delete prototype[name]
  const { construct } = Reflect
  const FixedLength = new Proxy(ArrayBuffer, {
    construct: (target, [length], newTarget) => construct(target, [length], newTarget),
  })
  Object.defineProperty(prototype, 'constructor', { value: FixedLength, writable: true, configurable: true })
  globalThis.ArrayBuffer = FixedLength
}`

/** QuickJS with its own memory. */
interface Instance {
  readonly module: QuickJSWASMModule
  readonly memory: ScriptMemory
}

/**
 * Runs each script in a WebAssembly instance with its own memory, which is discarded after the script. A script that controls its
 * memory through a bug in QuickJS finds no data of other jobs there, and no later job sees its changes.
 */
export class ScriptEngine implements ContainedEngine<ScriptRequest, ScriptEnd> {
  /** QuickJS, compiled once for all instances. */
  #compiled: Promise<WebAssembly.Module> | null = null
  /** An unused instance, created while the engine was idle. */
  #next: Promise<Instance> | null = null

  async prepare(): Promise<void> {
    this.#next ??= this.#instantiate()
    await this.#next
  }

  async run(request: ScriptRequest): Promise<ScriptEnd> {
    const instance = await (this.#next ?? this.#instantiate())
    this.#next = null
    try {
      return new Run(instance, request).end()
    } catch (error) {
      // The native stack below WebAssembly overflowed before QuickJS reached its limit.
      if (error instanceof RangeError) return { kind: 'limit', limit: 'stack' }
      // WebAssembly trapped, or QuickJS returned garbage because the script damaged its memory.
      return { kind: 'limit', limit: 'crash' }
    } finally {
      // Created after the result is returned, so that the caller does not wait for it.
      setImmediate(() => {
        this.#next ??= this.#instantiate()
        // The job that awaits the instance reports the failure.
        this.#next.catch(() => {})
      })
    }
  }

  async #instantiate(): Promise<Instance> {
    this.#compiled ??= compiledModuleOf(() => load(new ScriptMemory()))
    const compiled = await this.#compiled
    const memory = new ScriptMemory()
    return { module: await load(memory, compiled), memory }
  }
}

/** @param compiled QuickJS compiled before; without it the package compiles it */
function load({ memory }: ScriptMemory, compiled?: WebAssembly.Module): Promise<QuickJSWASMModule> {
  const ignore = () => undefined
  return newQuickJSWASMModuleFromVariant(
    newVariant(RELEASE_SYNC, {
      ...(compiled && { wasmModule: compiled }),
      wasmMemory: memory,
      emscriptenModule: { print: ignore, printErr: ignore } as object,
      log: ignore,
    }),
  )
}

/** Thrown inside this module to end a script early. */
class Stopped {
  readonly end: ScriptEnd

  constructor(end: ScriptEnd) {
    this.end = end
  }
}

/** One script in one instance. Handles are not disposed of, because the instance is discarded after the script. */
class Run {
  readonly #memory: ScriptMemory
  readonly #request: ScriptRequest
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #elapsedMs: () => number
  /** Returns the lines of the script's console, if it has one. */
  #console: QuickJSHandle | null = null
  #stepsLeft: number
  #patternStepsLeft: number
  /** Number of running patterns, which may be nested. */
  #patterns = 0
  /** True when the next interrupt may be caused by the calls that start a pattern, which are counted already. */
  #isOfCalls = false
  #exceeded: 'deadline' | 'steps' | 'patterns' | null = null

  constructor({ module, memory }: Instance, request: ScriptRequest) {
    memory.setLimit(request.limits.memoryBytes)
    this.#memory = memory
    this.#request = request
    this.#elapsedMs = request.clock === 'wall' ? wallStopwatch() : cpuStopwatch()
    this.#stepsLeft = request.limits.steps
    this.#patternStepsLeft = request.limits.patternSteps ?? Number.POSITIVE_INFINITY
    this.#runtime = module.newRuntime()
    this.#runtime.setMaxStackSize(Math.min(request.limits.stackBytes, STACK_BYTES))
    this.#runtime.setInterruptHandler(() => {
      if (this.#patterns === 0) this.#stepsLeft -= STEPS_PER_INTERRUPT
      else if (this.#isOfCalls) this.#isOfCalls = false
      else this.#patternStepsLeft -= STEPS_PER_INTERRUPT
      return this.#hasHadEnough()
    })
    this.#context = this.#runtime.newContext()
  }

  end(): ScriptEnd {
    try {
      return this.#run()
    } catch (stopped) {
      if (stopped instanceof Stopped) return stopped.end
      throw stopped
    }
  }

  #run(): ScriptEnd {
    const { code, call, globals, console, limits } = this.#request
    this.#evaluated(HARDENING_CODE, 'global')
    // Saves the engine's own functions before the script can change them.
    const json = this.#property(this.#context.global, 'JSON')
    const stringify = this.#property(json, 'stringify')
    const parse = this.#property(json, 'parse')
    if (globals !== null) {
      const assign = this.#property(this.#property(this.#context.global, 'Object'), 'assign')
      this.#called(assign, this.#context.global, this.#called(parse, this.#text(globals)))
    }
    const values = call ? this.#called(parse, this.#text(call.arguments)) : null
    if (limits.patternSteps !== undefined) this.#countPatterns()
    if (console) this.#console = this.#evaluated(consoleCode(limits.outputBytes), 'global')

    let result = this.#settled(this.#evaluated(code, call ? 'module' : 'global'))
    if (call && values) result = this.#settled(this.#calledExport(result, call.export, values))
    const value = this.#read(this.#called(stringify, result), limits.outputBytes)
    if (!this.#console) return { kind: 'value', value, console: undefined }
    const lines = this.#read(this.#called(this.#console), limits.outputBytes - (value?.length ?? 0))
    if (lines === undefined) throw new Stopped({ kind: 'limit', limit: 'output' })
    return { kind: 'value', value, console: lines }
  }

  /** Lets the script's patterns report when they run. */
  #countPatterns(): void {
    const enter = this.#context.newFunction('enter', () => {
      this.#patterns++
      this.#isOfCalls = true
      this.#stepsLeft -= STEPS_PER_PATTERN_CALL
    })
    const leave = this.#context.newFunction('leave', () => {
      this.#patterns--
    })
    this.#called(this.#evaluated(PATTERN_CODE, 'global'), enter, leave)
  }

  #calledExport(exports: QuickJSHandle, name: string, values: QuickJSHandle): QuickJSHandle {
    const exported = this.#property(exports, name)
    if (this.#context.typeof(exported) !== 'function') {
      const message = `The module exports no function named "${name}".`
      throw new Stopped({ kind: 'thrown', error: { name: 'TypeError', message } })
    }
    const count = this.#context.getLength(values) ?? 0
    return this.#called(exported, ...Array.from({ length: count }, (_, index) => this.#property(values, index)))
  }

  /** The value of a promise after running its reactions; any other value unchanged. */
  #settled(value: QuickJSHandle): QuickJSHandle {
    const context = this.#context
    let state = context.getPromiseState(value)
    while (state.type === 'pending' && this.#runtime.hasPendingJob()) {
      const ran = this.#runtime.executePendingJobs(REACTIONS_PER_CHECK)
      if (ran.error) return this.#fail(ran.error)
      // Short reactions are never interrupted.
      this.#stepsLeft -= STEPS_PER_REACTION * ran.value
      if (this.#hasHadEnough()) this.#stop()
      state = context.getPromiseState(value)
    }
    if (state.type === 'fulfilled') return state.notAPromise ? value : state.value
    if (state.type === 'rejected') return this.#fail(state.error)
    // A reaction without enough memory is lost, so the promise never settles.
    if (this.#memory.isExhausted) throw new Stopped({ kind: 'limit', limit: 'memory' })
    const message = 'The promise never settles: there is nothing left that it could wait for.'
    throw new Stopped({ kind: 'thrown', error: { name: 'Error', message } })
  }

  /** JSON text returned by a function; undefined when it returned none. */
  #read(handle: QuickJSHandle, most: number): string | undefined {
    if (this.#context.typeof(handle) !== 'string') return undefined
    const length = this.#context.getProp(handle, 'length').consume((value) => this.#context.getNumber(value))
    const text = length > most ? undefined : this.#context.getString(handle)
    if (text === undefined || Buffer.byteLength(text) > most || isDeeperThan(text, VALUE_DEPTH)) {
      throw new Stopped({ kind: 'limit', limit: 'output' })
    }
    return text
  }

  #evaluated(code: string, type: 'global' | 'module'): QuickJSHandle {
    return this.#kept(this.#context.evalCode(code, 'script.js', { type }))
  }

  #called(called: QuickJSHandle, ...values: QuickJSHandle[]): QuickJSHandle {
    return this.#kept(this.#context.callFunction(called, this.#context.undefined, ...values))
  }

  #property(of: QuickJSHandle, name: string | number): QuickJSHandle {
    return this.#context.getProp(of, name)
  }

  #text(text: string): QuickJSHandle {
    return this.#context.newString(text)
  }

  #kept(result: VmCallResult<QuickJSHandle>): QuickJSHandle {
    return result.error ? this.#fail(result.error) : result.value
  }

  #fail(thrown: QuickJSHandle): never {
    if (this.#exceeded) this.#stop()
    const error = this.#described(thrown)
    // Getters of the error may have exceeded a limit.
    if (this.#exceeded) this.#stop()
    // Without memory for an error the engine throws null instead, and without any memory it returns no text.
    if (this.#memory.isExhausted && /^(?:out of memory.*|null|)$/.test(error.message)) {
      throw new Stopped({ kind: 'limit', limit: 'memory' })
    }
    if (this.#isConsoleFull()) throw new Stopped({ kind: 'limit', limit: 'output' })
    // The engine's parsers report it in a SyntaxError.
    if (error.message === 'stack overflow') throw new Stopped({ kind: 'limit', limit: 'stack' })
    throw new Stopped({ kind: 'thrown', error })
  }

  #isConsoleFull(): boolean {
    if (!this.#console) return false
    const lines = this.#context.callFunction(this.#console, this.#context.undefined)
    const isFull = !lines.error && this.#context.typeof(lines.value) === 'undefined'
    lines.dispose()
    return isFull
  }

  #described(thrown: QuickJSHandle): { name: string; message: string; stack?: string } {
    const type = this.#context.typeof(thrown)
    if (type === 'symbol') return { name: 'Error', message: 'A symbol was thrown.' }
    const isNull = this.#context.eq(thrown, this.#context.null)
    if (isNull || (type !== 'object' && type !== 'function')) return { name: 'Error', message: this.#start(thrown) }
    const quoted = (name: string) => {
      const handle = this.#property(thrown, name)
      return this.#context.typeof(handle) === 'string' ? this.#start(handle) : undefined
    }
    const stack = quoted('stack')
    return { name: quoted('name') ?? 'Error', message: quoted('message') ?? '', ...(stack ? { stack } : {}) }
  }

  #start(handle: QuickJSHandle): string {
    return this.#context.getString(handle).slice(0, MESSAGE_LENGTH)
  }

  #hasHadEnough(): boolean {
    if (this.#stepsLeft < 0) this.#exceeded ??= 'steps'
    else if (this.#patternStepsLeft < 0) this.#exceeded ??= 'patterns'
    else if (this.#elapsedMs() > this.#request.limits.deadlineMs) this.#exceeded ??= 'deadline'
    return this.#exceeded !== null
  }

  #stop(): never {
    throw new Stopped({ kind: 'limit', limit: this.#exceeded! })
  }
}
