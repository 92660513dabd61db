import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSWASMModule,
  RELEASE_SYNC,
  Scope,
  type VmCallResult,
} from 'quickjs-emscripten'
import { consoleCode } from './script-console.ts'
import type { ScriptEnd, ScriptRequest } from './wire.ts'

const PAGE = 64 * 1024
const MEBIBYTE = 1024 * 1024
/** What the whole engine may take: a second line behind QuickJS's own count. */
const MEMORY_BYTES = 128 * MEBIBYTE
/** The most that one script is granted. */
const SCRIPT_BYTES = 100 * MEBIBYTE
/** WebAssembly memory never shrinks, so an engine that grew beyond this is worth replacing. */
const KEPT_BYTES = 64 * MEBIBYTE
/** QuickJS measures its own stack, which lies in WebAssembly memory and must not overflow there. */
const STACK_BYTES = 512 * 1024
/** Characters of an error's name, message and stack that are worth telling. */
const MESSAGE_LENGTH = 4000
/** Reactions of promises between two looks at the clock. */
const REACTIONS = 100

/** Runs scripts, each in an engine state of its own that is thrown away with it. */
export class ScriptEngine {
  #memory: WebAssembly.Memory | null = null
  #module: QuickJSWASMModule | null = null

  /** @throws Error when the engine broke in a way that is not known to be a limit; the next run has a fresh one */
  async run(request: ScriptRequest): Promise<ScriptEnd> {
    const module = await this.#started()
    const scope = new Scope()
    try {
      const end = new Run(module, scope, request).end()
      scope.dispose()
      if (this.#memory!.buffer.byteLength > KEPT_BYTES) this.#module = null
      return end
    } catch (error) {
      // Whatever unwound the engine from outside left it in pieces: nothing of it is cleaned up, it goes as a whole.
      this.#module = null
      // The native stack below WebAssembly ended before QuickJS counted to its limit.
      if (error instanceof RangeError) return { kind: 'limit', limit: 'stack' }
      throw error
    }
  }

  /** Gets ready for the first run, which would otherwise do it within its own time. */
  async warm(): Promise<void> {
    await this.#started()
  }

  async #started(): Promise<QuickJSWASMModule> {
    if (this.#module) return this.#module
    this.#memory = new WebAssembly.Memory({ initial: (16 * MEBIBYTE) / PAGE, maximum: MEMORY_BYTES / PAGE })
    const silent = () => undefined
    this.#module = await newQuickJSWASMModuleFromVariant(
      newVariant(RELEASE_SYNC, {
        wasmMemory: this.#memory,
        emscriptenModule: { print: silent, printErr: silent } as object,
        log: silent,
      }),
    )
    return this.#module
  }
}

/** A script ended early; thrown inside this module to leave the run. */
class Stopped {
  readonly end: ScriptEnd

  constructor(end: ScriptEnd) {
    this.end = end
  }
}

class Run {
  readonly #scope: Scope
  readonly #request: ScriptRequest
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #deadline: number
  #isOverdue = false

  constructor(module: QuickJSWASMModule, scope: Scope, request: ScriptRequest) {
    this.#scope = scope
    this.#request = request
    this.#deadline = performance.now() + request.limits.deadlineMs
    this.#runtime = scope.manage(module.newRuntime())
    this.#runtime.setMemoryLimit(SCRIPT_BYTES)
    this.#runtime.setMaxStackSize(Math.min(request.limits.stackBytes, STACK_BYTES))
    this.#runtime.setInterruptHandler(() => this.#lookAtClock())
    this.#context = scope.manage(this.#runtime.newContext())
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
    // What is needed of the engine's own functions is taken before the script can change them.
    const json = this.#property(this.#context.global, 'JSON')
    const stringify = this.#property(json, 'stringify')
    const parse = this.#property(json, 'parse')
    if (globals !== null) {
      const assign = this.#property(this.#property(this.#context.global, 'Object'), 'assign')
      this.#called(assign, this.#context.global, this.#called(parse, this.#text(globals)))
    }
    const values = call ? this.#called(parse, this.#text(call.arguments)) : null
    const lines = console ? this.#evaluated(consoleCode(limits.outputBytes), 'global') : null
    // What the host put in counts from here on as memory that the script has used.
    this.#runtime.setMemoryLimit(Math.min(limits.memoryBytes, SCRIPT_BYTES))

    let result = this.#settled(this.#evaluated(code, call ? 'module' : 'global'))
    if (call && values) result = this.#settled(this.#calledExport(result, call.export, values))
    const value = this.#read(this.#called(stringify, result), limits.outputBytes)
    if (!lines) return { kind: 'value', value, console: undefined }
    const written = this.#read(this.#called(lines), limits.outputBytes - (value?.length ?? 0))
    if (written === undefined) throw new Stopped({ kind: 'limit', limit: 'output' })
    return { kind: 'value', value, console: written }
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

  /** The value of a promise, after running what it waits for; any other value as it is. */
  #settled(value: QuickJSHandle): QuickJSHandle {
    const context = this.#context
    let state = context.getPromiseState(value)
    while (state.type === 'pending' && this.#runtime.hasPendingJob()) {
      const ran = this.#runtime.executePendingJobs(REACTIONS)
      if (ran.error) this.#fail(this.#scope.manage(ran.error))
      if (this.#lookAtClock()) throw new Stopped({ kind: 'limit', limit: 'deadline' })
      state = context.getPromiseState(value)
    }
    if (state.type === 'fulfilled') return state.notAPromise ? value : this.#scope.manage(state.value)
    if (state.type === 'rejected') return this.#fail(this.#scope.manage(state.error))
    const message = 'The promise never settles: there is nothing left that it could wait for.'
    throw new Stopped({ kind: 'thrown', error: { name: 'Error', message } })
  }

  /** JSON text that a function gave; undefined when it gave none. */
  #read(handle: QuickJSHandle, most: number): string | undefined {
    if (this.#context.typeof(handle) !== 'string') return undefined
    const length = this.#context.getProp(handle, 'length').consume((value) => this.#context.getNumber(value))
    const text = length > most ? undefined : this.#context.getString(handle)
    if (text === undefined || Buffer.byteLength(text) > most) throw new Stopped({ kind: 'limit', limit: 'output' })
    return text
  }

  #evaluated(code: string, type: 'global' | 'module'): QuickJSHandle {
    return this.#kept(this.#context.evalCode(code, 'script.js', { type }))
  }

  #called(called: QuickJSHandle, ...values: QuickJSHandle[]): QuickJSHandle {
    return this.#kept(this.#context.callFunction(called, this.#context.undefined, ...values))
  }

  #property(of: QuickJSHandle, name: string | number): QuickJSHandle {
    return this.#scope.manage(this.#context.getProp(of, name))
  }

  #text(text: string): QuickJSHandle {
    return this.#scope.manage(this.#context.newString(text))
  }

  #kept(result: VmCallResult<QuickJSHandle>): QuickJSHandle {
    return result.error ? this.#fail(this.#scope.manage(result.error)) : this.#scope.manage(result.value)
  }

  #fail(thrown: QuickJSHandle): never {
    if (this.#isOverdue) throw new Stopped({ kind: 'limit', limit: 'deadline' })
    // A script that has used all its memory still holds it, and telling of it needs some.
    this.#runtime.setMemoryLimit(SCRIPT_BYTES + MEBIBYTE)
    // With no memory left for an error, the engine throws null in its place.
    if (this.#context.eq(thrown, this.#context.null) && this.#isMemoryUsedUp()) {
      throw new Stopped({ kind: 'limit', limit: 'memory' })
    }
    const error = this.#described(thrown)
    // Getters of the error may have used up the time.
    if (this.#isOverdue) throw new Stopped({ kind: 'limit', limit: 'deadline' })
    if (error.name === 'InternalError' && error.message.startsWith('out of memory')) {
      throw new Stopped({ kind: 'limit', limit: 'memory' })
    }
    // The engine's parsers tell of it in a SyntaxError.
    if (error.message === 'stack overflow') throw new Stopped({ kind: 'limit', limit: 'stack' })
    throw new Stopped({ kind: 'thrown', error })
  }

  #described(thrown: QuickJSHandle): { name: string; message: string; stack?: string } {
    const type = this.#context.typeof(thrown)
    if (type === 'symbol') return { name: 'Error', message: 'A symbol was thrown.' }
    const isNull = this.#context.eq(thrown, this.#context.null)
    if (isNull || (type !== 'object' && type !== 'function')) return { name: 'Error', message: this.#start(thrown) }
    const told = (name: string) => {
      const handle = this.#property(thrown, name)
      return this.#context.typeof(handle) === 'string' ? this.#start(handle) : undefined
    }
    const stack = told('stack')
    return { name: told('name') ?? 'Error', message: told('message') ?? '', ...(stack ? { stack } : {}) }
  }

  #isMemoryUsedUp(): boolean {
    const usage = this.#runtime.computeMemoryUsage().consume((handle) => this.#context.dump(handle))
    return usage.malloc_size > Math.min(this.#request.limits.memoryBytes, SCRIPT_BYTES) / 2
  }

  #start(handle: QuickJSHandle): string {
    return this.#context.getString(handle).slice(0, MESSAGE_LENGTH)
  }

  #lookAtClock(): boolean {
    this.#isOverdue ||= performance.now() > this.#deadline
    return this.#isOverdue
  }
}
