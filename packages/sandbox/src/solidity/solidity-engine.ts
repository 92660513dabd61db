import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type { Engine } from '../pool/engine.ts'
import { MemorySnapshot } from '../pool/memory-snapshot.ts'
import {
  type CompiledContract,
  MAX_COMPLAINT_CHARACTERS,
  MAX_SOLIDITY_BYTES,
  MAX_SOLIDITY_COMPLAINTS,
  MAX_SOLIDITY_RESULT_CHARACTERS,
  type SolidityComplaint,
  type SolidityOutcome,
  type SolidityRequest,
} from './solidity-job.ts'

/** An Emscripten build of solc. */
interface Compiler {
  compile(input: string, callback: 0, context: 0): string
  reset(): void
  /** Its memory before the first source. */
  readonly initial: MemorySnapshot
}

/** Settings of the compiler, which authors of contracts cannot change. */
const SETTINGS = {
  // Learners read bytecode and gas: the default optimizer, and no hash of the source after the code.
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'prague',
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
} as const

/** The compiler's message when an allocation fails. */
const OUT_OF_MEMORY = /std::bad_alloc/

/**
 * Runs inside the compiler's own global scope, which has the globals of the language and no access to files, modules or the
 * process. It limits the growth of the compiler's memory.
 */
const PREPARATION = `
  var Module = { print() {}, printErr() {} };
  {
    const grow = WebAssembly.Memory.prototype.grow;
    WebAssembly.Memory.prototype.grow = function (pages) {
      if (this.buffer.byteLength + pages * 65536 > ${MAX_SOLIDITY_BYTES}) throw new RangeError('out of memory');
      return grow.call(this, pages);
    };
  }
`

/**
 * Compiles Solidity with the WebAssembly build of solc. Sources are only passed as standard JSON: the compiler has no callback to
 * request files. Starting the compiler takes long, so it is reused; its memory is restored before another owner uses it.
 */
export class SolidityEngine implements Engine<SolidityRequest, SolidityOutcome> {
  #compiler: Compiler | null = null
  /** The owner whose sources may be in the compiler's memory. */
  #owner: string | null = null

  async run(request: SolidityRequest): Promise<SolidityOutcome> {
    return this.compile(request)
  }

  /** Compiles synchronously; the build uses it, too. */
  compile({ owner, program, sources, wanted }: SolidityRequest): SolidityOutcome {
    const input = {
      language: 'Solidity',
      sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
      settings: {
        ...SETTINGS,
        outputSelection: Object.fromEntries(wanted.map((name) => [name, { '*': ['abi', 'evm.bytecode.object'] }])),
      },
    }
    let output: Output
    try {
      this.#compiler ??= started(program)
      if (this.#owner !== owner) this.#compiler.initial.restore()
      this.#owner = owner
      output = JSON.parse(this.#compiler.compile(JSON.stringify(input), 0, 0)) as Output
      this.#compiler.reset()
    } catch {
      // An aborted compiler cannot be used again. It aborts when its memory or its stack is exhausted.
      this.#compiler = null
      return { kind: 'limit', limit: 'memory' }
    }
    if (output.errors?.some(({ message }) => OUT_OF_MEMORY.test(message))) {
      // Its memory is not released.
      this.#compiler = null
      return { kind: 'limit', limit: 'memory' }
    }
    const complaints = mostSevere(output.errors ?? []).map((error) => complaintOf(error, sources))
    if (complaints.some(({ severity }) => severity === 'error')) return { kind: 'refused', complaints }
    const contracts = Object.fromEntries(wanted.map((file) => [file, contractsOf(output.contracts?.[file] ?? {})]))
    if (JSON.stringify(contracts).length > MAX_SOLIDITY_RESULT_CHARACTERS) return { kind: 'limit', limit: 'length' }
    return { kind: 'value', contracts, warnings: complaints }
  }
}

/** The requested part of the compiler's output. */
interface Output {
  readonly errors?: readonly OutputError[]
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, OutputContract>>>>
}

interface OutputError {
  readonly severity: 'error' | 'warning' | 'info'
  readonly message: string
  readonly sourceLocation?: { readonly file: string; readonly start: number }
}

interface OutputContract {
  readonly abi: readonly object[]
  readonly evm: { readonly bytecode: { readonly object: string } }
}

function started(program: string): Compiler {
  const scope = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: true } })
  new Script(PREPARATION).runInContext(scope)
  new Script(readFileSync(program, 'utf8'), { filename: 'solidity-compiler.js' }).runInContext(scope)
  const { Module, wasmMemory } = scope as {
    Module: { cwrap(name: string, returns: string | null, takes: string[]): unknown }
    wasmMemory: WebAssembly.Memory
  }
  const { cwrap } = Module
  return {
    initial: new MemorySnapshot(wasmMemory),
    compile: cwrap('solidity_compile', 'string', ['string', 'number', 'number']) as Compiler['compile'],
    reset: cwrap('solidity_reset', null, []) as Compiler['reset'],
  }
}

function contractsOf(found: Readonly<Record<string, OutputContract>>): Record<string, CompiledContract> {
  return Object.fromEntries(
    Object.entries(found).map(([name, { abi, evm }]) => [name, { name, abi, creation: `0x${evm.bytecode.object}` }]),
  )
}

type Complaint = OutputError & { readonly severity: SolidityComplaint['severity'] }

/** The first errors, and then the first warnings. */
function mostSevere(found: readonly OutputError[]): Complaint[] {
  const those = (severity: Complaint['severity']) =>
    found.filter((each): each is Complaint => each.severity === severity).slice(0, MAX_SOLIDITY_COMPLAINTS)
  return [...those('error'), ...those('warning')]
}

function complaintOf(
  { severity, message, sourceLocation }: Complaint,
  sources: Readonly<Record<string, string>>,
): SolidityComplaint {
  const file = sourceLocation?.file ?? null
  const text = file === null ? undefined : sources[file]
  // Positions are counted in bytes of UTF-8.
  const before = text && sourceLocation ? Buffer.from(text).subarray(0, sourceLocation.start).toString() : null
  return {
    severity,
    message: message.slice(0, MAX_COMPLAINT_CHARACTERS),
    file,
    line: before === null ? null : before.split('\n').length,
  }
}
