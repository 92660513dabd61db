import type { LibXml2 } from 'libxml2-wasm/lib/libxml2raw.mjs'
import { compiledModuleOf } from '../script/compiled-module.ts'

const MEBIBYTE = 1024 * 1024
/** Initial memory of the library. */
const OWN_BYTES = 16 * MEBIBYTE

/** Options of the package's loader, which its types lack. */
type Load = (options: object) => Promise<LibXml2>
type Imports = WebAssembly.Imports
type WithInstance = (instance: WebAssembly.Instance) => void

/** A libxml2 in WebAssembly with its own memory. It can only read files that are registered with it. */
export interface XmlLibrary {
  readonly xml: LibXml2
  /** True when memory was refused. */
  readonly isExhausted: boolean
}

/** Creates library instances, each for one document, so that no instance contains data of two worlds. */
export class XmlLibraries {
  #load: Load | null = null
  #module: WebAssembly.Module | null = null

  /** @param memoryBytes approximate maximum memory of the library */
  async make(memoryBytes: number): Promise<XmlLibrary> {
    const { load, module } = await this.#compiled()
    const library = { xml: null as unknown as LibXml2, isExhausted: false }
    const instantiateWasm = (imports: Imports, done: WithInstance) => {
      const instance = new WebAssembly.Instance(module, imports)
      const { memory } = instance.exports as { memory: WebAssembly.Memory }
      const grow = memory.grow.bind(memory)
      memory.grow = (pages) => {
        if (memory.buffer.byteLength + pages * 65_536 > OWN_BYTES + memoryBytes) {
          library.isExhausted = true
          throw new RangeError('The document may not have more memory.')
        }
        return grow(pages)
      }
      done(instance)
    }
    library.xml = await load({ ...SILENT, instantiateWasm })
    library.xml._xmlInitParser()
    // The package registers its own in-memory files; its terminal would read the host's input.
    library.xml._xmlCleanupInputCallbacks()
    return library
  }

  async #compiled(): Promise<{ load: Load; module: WebAssembly.Module }> {
    if (this.#load && this.#module) return { load: this.#load, module: this.#module }
    // Loaded on demand, because few workers need it.
    const load = (await import('libxml2-wasm/lib/libxml2raw.mjs')).default as Load
    const module = await compiledModuleOf(() => load(SILENT))
    this.#load = load
    this.#module = module
    return { load, module }
  }
}

const SILENT = { print: () => undefined, printErr: () => undefined }
