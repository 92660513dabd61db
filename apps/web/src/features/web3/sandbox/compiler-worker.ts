// No import: with one, the development server would serve a module, and a module worker cannot load the compiler's
// script.
type FromCompiler = import('./compiler.ts').FromCompiler
type ToCompiler = import('./compiler.ts').ToCompiler

/** A build of solc by Emscripten, as its script defines it in the global scope. */
interface Emscripten {
  cwrap(name: 'solidity_compile', returns: 'string', takes: readonly string[]): Compile
  cwrap(name: 'solidity_reset', returns: null, takes: readonly string[]): () => void
  readonly calledRun?: boolean
  onRuntimeInitialized?: () => void
}

type Compile = (input: string, callback: 0, context: 0) => string

/** The global scope of a classic worker: only a classic worker can load the compiler's script. */
interface Scope {
  Module?: Emscripten
  importScripts(script: string): void
  postMessage(message: FromCompiler): void
  onmessage: (event: { readonly data: ToCompiler }) => void
}

const scope = self as unknown as Scope
let compiler: Promise<Emscripten> | undefined

async function load(script: string): Promise<Emscripten> {
  scope.importScripts(script)
  const module = scope.Module!
  if (!module.calledRun) await new Promise<void>((resolve) => (module.onRuntimeInitialized = resolve))
  return module
}

scope.onmessage = async ({ data: { script, input } }) => {
  compiler ??= load(script)
  try {
    const module = await compiler
    const output = module.cwrap('solidity_compile', 'string', ['string', 'number', 'number'])(input, 0, 0)
    module.cwrap('solidity_reset', null, [])()
    scope.postMessage({ kind: 'output', output })
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NetworkError'
    // Out of memory or stack: the compiler cannot be used again.
    scope.postMessage({ kind: isMissing ? 'missing' : 'gave-up' })
  }
}
