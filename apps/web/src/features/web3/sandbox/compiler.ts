import { compiler, library } from 'virtual:solidity-files'
import { type Compilation, readOutput } from './compilation.ts'
import { importedSources, namesLibrary } from './imported-sources.ts'

/** Request to the worker. */
export interface ToCompiler {
  /** Address of the compiler's script, which is loaded with the first request. */
  readonly script: string
  /** Standard JSON of solc. */
  readonly input: string
}

/** Response of the worker. */
export type FromCompiler =
  | { readonly kind: 'output'; readonly output: string }
  /** The script could not be loaded. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'gave-up' }

/** The compiler returned no result: it could not be loaded, it crashed, or it took too long. */
export class CompilerFailure extends Error {
  readonly kind: 'missing' | 'gave-up' | 'too-slow'

  constructor(kind: CompilerFailure['kind']) {
    super(`Compilation failed: ${kind}.`)
    this.name = 'CompilerFailure'
    this.kind = kind
  }
}

/**
 * Time limit. A contract of some hundred lines takes a second, loading the script two more; slow phones take several
 * times as long.
 */
const TIMEOUT_MS = 60_000

/** Compiler settings, the same as for the shop's own contracts. */
const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: 'prague',
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
}

/** File name of the code in the editor. */
const FILE = 'contract.sol'

/** Compiles Solidity in a web worker; the compiler is loaded on first use. */
export class Compiler {
  readonly #base: string
  #worker: Worker | null = null
  #library: Promise<Readonly<Record<string, string>>> | null = null

  /** @param base address of the shop, with a slash at the end */
  constructor(base: string) {
    this.#base = base
  }

  /**
   * Compiles a file. Do not call it concurrently.
   *
   * @throws CompilerFailure
   */
  async compile(source: string): Promise<Compilation> {
    const sources = importedSources(FILE, source, namesLibrary(source) ? await this.#librarySources() : {})
    const input = {
      language: 'Solidity',
      sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
      settings: { ...SETTINGS, outputSelection: { [FILE]: { '*': ['abi', 'evm.bytecode.object'] } } },
    }
    return readOutput(await this.#ask(JSON.stringify(input)), FILE, source)
  }

  /** Terminates the worker; the next compilation starts another. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #ask(input: string): Promise<string> {
    this.#worker ??= new Worker(new URL('./compiler-worker.ts', import.meta.url), { name: 'solidity' })
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const fail = (kind: CompilerFailure['kind']) => {
        this.close()
        reject(new CompilerFailure(kind))
      }
      const late = setTimeout(fail, TIMEOUT_MS, 'too-slow')
      worker.onmessage = ({ data }: MessageEvent<FromCompiler>) => {
        clearTimeout(late)
        if (data.kind === 'output') resolve(data.output)
        else fail(data.kind)
      }
      worker.onerror = (event) => {
        event.preventDefault()
        clearTimeout(late)
        fail('missing')
      }
      worker.postMessage({ script: new URL(compiler.path, this.#base).href, input } satisfies ToCompiler)
    })
  }

  #librarySources(): Promise<Readonly<Record<string, string>>> {
    this.#library ??= fetch(new URL(library.path, this.#base))
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
      .catch(() => {
        this.#library = null
        throw new CompilerFailure('missing')
      })
    return this.#library
  }
}
