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
import { prelude } from './script-prelude.ts'
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
/** Characters of an error's message, and of its stack, that are worth telling. */
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
  readonly #prelude: QuickJSHandle
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
    this.#prelude = this.#kept(this.#context.evalCode(prelude, 'prelude.js', { type: 'global' }))
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
    const context = this.#context
    if (globals !== null) this.#ask('define', this.#text(globals))
    if (console) this.#ask('openConsole', this.#number(limits.outputBytes))
    const calling = call && { name: this.#text(call.export), arguments: this.#text(call.arguments) }
    // Everything above came from the host, and counts from here on as memory that the script has used.
    this.#runtime.setMemoryLimit(Math.min(limits.memoryBytes, SCRIPT_BYTES))

    const type = calling ? 'module' : 'global'
    let result = this.#settled(this.#kept(context.evalCode(code, 'script.js', { type })))
    if (calling) result = this.#settled(this.#ask('call', result, calling.name, calling.arguments))
    const value = this.#read(this.#ask('stringify', result), limits.outputBytes)
    if (!console) return { kind: 'value', value, console: undefined }
    if (context.dump(this.#ask('isConsoleFull')) === true) throw new Stopped({ kind: 'limit', limit: 'output' })
    const lines = this.#read(this.#ask('consoleLines'), limits.outputBytes - (value?.length ?? 0))
    return { kind: 'value', value, console: lines }
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
    throw new Stopped({ kind: 'thrown', error: JSON.stringify({ name: 'Error', message }) })
  }

  /** JSON text that a function of the prelude gave; undefined when it gave none. */
  #read(handle: QuickJSHandle, most: number): string | undefined {
    const context = this.#context
    if (context.typeof(handle) !== 'string') return undefined
    const length = context.getProp(handle, 'length').consume((value) => context.getNumber(value))
    const text = length > most ? undefined : context.getString(handle)
    if (text === undefined || Buffer.byteLength(text) > most) throw new Stopped({ kind: 'limit', limit: 'output' })
    return text
  }

  #ask(name: string, ...values: QuickJSHandle[]): QuickJSHandle {
    const asked = this.#context.getProp(this.#prelude, name)
    const result = this.#context.callFunction(asked, this.#context.undefined, ...values)
    asked.dispose()
    return this.#kept(result)
  }

  #text(text: string): QuickJSHandle {
    return this.#scope.manage(this.#context.newString(text))
  }

  #number(value: number): QuickJSHandle {
    return this.#scope.manage(this.#context.newNumber(value))
  }

  #kept(result: VmCallResult<QuickJSHandle>): QuickJSHandle {
    return result.error ? this.#fail(this.#scope.manage(result.error)) : this.#scope.manage(result.value)
  }

  #fail(thrown: QuickJSHandle): never {
    if (this.#isOverdue) throw new Stopped({ kind: 'limit', limit: 'deadline' })
    // A script that has used all its memory still holds it, and the report needs some.
    this.#runtime.setMemoryLimit(SCRIPT_BYTES + MEBIBYTE)
    const context = this.#context
    const ask = context.getProp(this.#prelude, 'report')
    const report = context.callFunction(ask, context.undefined, thrown, this.#number(MESSAGE_LENGTH))
    ask.dispose()
    if (report.error) {
      report.error.dispose()
      throw new Stopped({ kind: 'limit', limit: this.#isOverdue ? 'deadline' : 'memory' })
    }
    const error = this.#scope.manage(report.value).consume((handle) => context.getString(handle))
    const { name, message } = JSON.parse(error) as { name: string; message: string }
    if (name === 'InternalError' && message.startsWith('out of memory')) {
      throw new Stopped({ kind: 'limit', limit: 'memory' })
    }
    // The engine's parsers tell of it in a SyntaxError.
    if (message === 'stack overflow') throw new Stopped({ kind: 'limit', limit: 'stack' })
    throw new Stopped({ kind: 'thrown', error })
  }

  #lookAtClock(): boolean {
    this.#isOverdue ||= performance.now() > this.#deadline
    return this.#isOverdue
  }
}
