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
import type { Engine as ContainedEngine } from './engine.ts'
import { isDeeperThan } from './json-depth.ts'
import { consoleCode } from './script-console.ts'
import type { ScriptEnd, ScriptRequest } from './script-job.ts'
import { ScriptMemory } from './script-memory.ts'
import { atWork, byTheClock } from './watch.ts'

/** QuickJS measures its own stack, which lies in WebAssembly memory and must not overflow there. */
const STACK_BYTES = 512 * 1024
/** Maximum length of an error's name, message and stack in a result, in characters. */
const MESSAGE_LENGTH = 4000
/** How deep a value may be nested: what the host does with it later must not exhaust the host's own stack. */
const VALUE_DEPTH = 1000
/** Reactions of promises between two looks at the clock. */
const REACTIONS = 100
/** What a reaction of a promise counts: it takes longer than so many turns of a loop. */
const STEPS_OF_A_REACTION = 20
/** The engine looks up after so many steps, as it is built. */
const STEPS_APART = 10_000
/** What calling a pattern counts, whatever the pattern does then: it takes longer than so many turns of a loop. */
const STEPS_OF_A_CALL = 200

/**
 * Stands in front of the one function that carries out patterns, whichever method asks for it. What it needs is taken
 * before the script can change it, and the text is made before the pattern begins.
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

interface Engine {
  readonly module: QuickJSWASMModule
  readonly memory: ScriptMemory
}

/** Runs scripts, each in an engine state of its own that is thrown away with it. */
export class ScriptEngine implements ContainedEngine<ScriptRequest, ScriptEnd> {
  #engine: Engine | null = null

  async prepare(): Promise<void> {
    await this.#started()
  }

  async run(request: ScriptRequest): Promise<ScriptEnd> {
    const engine = await this.#started()
    const scope = new Scope()
    let end: ScriptEnd
    try {
      end = new Run(engine, scope, request).end()
    } catch (error) {
      // After an unwinding from outside the engine is in an undefined state: it is replaced without cleaning up.
      this.#engine = null
      // The native stack below WebAssembly ended before QuickJS counted to its limit.
      if (error instanceof RangeError) return { kind: 'limit', limit: 'stack' }
      throw error
    }
    try {
      scope.dispose()
      if (engine.memory.isGrown) this.#engine = null
    } catch {
      // The engine cannot clean up after every script, such as one that was stopped between two reactions.
      this.#engine = null
    }
    return end
  }

  async #started(): Promise<Engine> {
    if (this.#engine) return this.#engine
    const memory = new ScriptMemory()
    const silent = () => undefined
    const module = await newQuickJSWASMModuleFromVariant(
      newVariant(RELEASE_SYNC, {
        wasmMemory: memory.memory,
        emscriptenModule: { print: silent, printErr: silent } as object,
        log: silent,
      }),
    )
    this.#engine = { module, memory }
    return this.#engine
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
  readonly #memory: ScriptMemory
  readonly #scope: Scope
  readonly #request: ScriptRequest
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #tookMs: () => number
  /** Gives the lines of the script's console, if it has one. */
  #console: QuickJSHandle | null = null
  #stepsLeft: number
  #patternStepsLeft: number
  /** Patterns that are at work now, one within another. */
  #patterns = 0
  /** The next look up may be because of the calls that begin a pattern, which are counted already. */
  #isOfCalls = false
  #exceeded: 'deadline' | 'steps' | 'patterns' | null = null

  constructor({ module, memory }: Engine, scope: Scope, request: ScriptRequest) {
    memory.grant(request.limits.memoryBytes)
    this.#memory = memory
    this.#scope = scope
    this.#request = request
    this.#tookMs = request.clock === 'wall' ? byTheClock() : atWork()
    this.#stepsLeft = request.limits.steps
    this.#patternStepsLeft = request.limits.patternSteps ?? Number.POSITIVE_INFINITY
    this.#runtime = scope.manage(module.newRuntime())
    this.#runtime.setMaxStackSize(Math.min(request.limits.stackBytes, STACK_BYTES))
    this.#runtime.setInterruptHandler(() => {
      if (this.#patterns === 0) this.#stepsLeft -= STEPS_APART
      else if (this.#isOfCalls) this.#isOfCalls = false
      else this.#patternStepsLeft -= STEPS_APART
      return this.#hasHadEnough()
    })
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

  /** Has the script's patterns say when they are at work. */
  #countPatterns(): void {
    const enter = this.#context.newFunction('enter', () => {
      this.#patterns++
      this.#isOfCalls = true
      this.#stepsLeft -= STEPS_OF_A_CALL
    })
    const leave = this.#context.newFunction('leave', () => {
      this.#patterns--
    })
    this.#called(this.#evaluated(PATTERN_CODE, 'global'), this.#scope.manage(enter), this.#scope.manage(leave))
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
      if (ran.error) return this.#fail(this.#scope.manage(ran.error))
      // Reactions that are short are never interrupted.
      this.#stepsLeft -= STEPS_OF_A_REACTION * ran.value
      if (this.#hasHadEnough()) this.#stop()
      state = context.getPromiseState(value)
    }
    if (state.type === 'fulfilled') return state.notAPromise ? value : this.#scope.manage(state.value)
    if (state.type === 'rejected') return this.#fail(this.#scope.manage(state.error))
    // A reaction for which there was no memory is lost, and what waits for it waits forever.
    if (this.#memory.isExhausted) throw new Stopped({ kind: 'limit', limit: 'memory' })
    const message = 'The promise never settles: there is nothing left that it could wait for.'
    throw new Stopped({ kind: 'thrown', error: { name: 'Error', message } })
  }

  /** JSON text that a function gave; undefined when it gave none. */
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
    return this.#scope.manage(this.#context.getProp(of, name))
  }

  #text(text: string): QuickJSHandle {
    return this.#scope.manage(this.#context.newString(text))
  }

  #kept(result: VmCallResult<QuickJSHandle>): QuickJSHandle {
    return result.error ? this.#fail(this.#scope.manage(result.error)) : this.#scope.manage(result.value)
  }

  #fail(thrown: QuickJSHandle): never {
    if (this.#exceeded) this.#stop()
    const error = this.#described(thrown)
    // Getters of the error may have used up what was left.
    if (this.#exceeded) this.#stop()
    // With no memory left for an error the engine throws null in its place, and with none at all it gives no text.
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
    else if (this.#tookMs() > this.#request.limits.deadlineMs) this.#exceeded ??= 'deadline'
    return this.#exceeded !== null
  }

  #stop(): never {
    throw new Stopped({ kind: 'limit', limit: this.#exceeded! })
  }
}
