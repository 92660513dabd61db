import type { LibXml2 } from 'libxml2-wasm/lib/libxml2raw.mjs'
import { compiledModuleOf } from './compiled-module.ts'

const MEBIBYTE = 1024 * 1024
/** What the library starts with. */
const OWN_BYTES = 16 * MEBIBYTE

/** What the loader of the package takes, of which its types say nothing. */
type Load = (options: object) => Promise<LibXml2>
type Imports = WebAssembly.Imports
type WithInstance = (instance: WebAssembly.Instance) => void

/** A libxml2 in WebAssembly with a memory of its own. It knows no files but those that are registered with it. */
export interface XmlLibrary {
  readonly xml: LibXml2
  /** Memory was refused. */
  readonly isExhausted: boolean
}

/** Makes libraries, each for one document: what was read for one world is in no memory that another one uses. */
export class XmlLibraries {
  #load: Load | null = null
  #module: WebAssembly.Module | null = null

  /** @param memoryBytes what the library may allocate, about */
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
    // The package brings files of its own, kept in memory; its terminal among them is the host's input.
    library.xml._xmlCleanupInputCallbacks()
    return library
  }

  async #compiled(): Promise<{ load: Load; module: WebAssembly.Module }> {
    if (this.#load && this.#module) return { load: this.#load, module: this.#module }
    // Few workers ever need it.
    const load = (await import('libxml2-wasm/lib/libxml2raw.mjs')).default as Load
    const module = await compiledModuleOf(() => load(SILENT))
    this.#load = load
    this.#module = module
    return { load, module }
  }
}

const SILENT = { print: () => undefined, printErr: () => undefined }
