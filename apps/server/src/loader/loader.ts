import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'

/** A kept file begins with a hash of so many bytes. */
const HASH_BYTES = 32
const HEAD = Buffer.from('(function (exports, require, module, __filename, __dirname) {')
const TAIL = Buffer.from('\n})')

export interface LoadedChunk {
  readonly file: string
  readonly source: Buffer
  readonly script: Script
}

/**
 * Loads the built server.
 *
 * @param folder of the build
 * @param whenLoaded hears of each chunk
 * @returns what its entry exports
 */
export function loadServer(folder: string, whenLoaded: (chunk: LoadedChunk) => void = () => {}): unknown {
  return new Loader(folder, whenLoaded).load(join(folder, 'server.cjs'))
}

/**
 * Loads the chunks of the built server as Node's own `require` does, and lets V8 take what was compiled of them before: only as it was
 * written, only with the very source that it was compiled from, and only at the same place, since stack traces name the place of
 * then. V8 itself refuses what another version of it or other flags made. Whatever is not taken is compiled anew.
 *
 * A chunk that is loaded like this requires its libraries: Node has no stable way to let it import one.
 */
class Loader {
  readonly #folder: string
  readonly #requireLibrary: NodeJS.Require
  readonly #modules = new Map<string, { readonly exports: unknown }>()
  readonly #whenLoaded: (chunk: LoadedChunk) => void

  constructor(folder: string, whenLoaded: (chunk: LoadedChunk) => void) {
    this.#folder = folder
    this.#requireLibrary = createRequire(join(folder, 'main.cjs'))
    this.#whenLoaded = whenLoaded
  }

  /** @returns what a chunk exports */
  load(file: string): unknown {
    const known = this.#modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    this.#modules.set(file, module)
    const source = readFileSync(file)
    // The build writes nothing beyond ASCII. Joined as text, a large chunk would be copied into V8's heap.
    const script = new Script(Buffer.concat([HEAD, source, TAIL]).toString('latin1'), {
      filename: file,
      cachedData: this.#compiled(file, source),
    })
    const folder = dirname(file)
    const require = (id: string) => (id.startsWith('.') ? this.load(join(folder, id)) : this.#requireLibrary(id))
    script
      .runInThisContext()
      .call(module.exports, module.exports, Object.assign(require, this.#requireLibrary), module, file, folder)
    this.#whenLoaded({ file, source, script })
    return module.exports
  }

  /** What was compiled of a source, if that was kept and is whole. */
  #compiled(file: string, source: Buffer): Buffer | undefined {
    let kept: Buffer
    try {
      kept = readFileSync(keptFile(this.#folder, file))
    } catch {
      return undefined
    }
    const data = kept.subarray(HASH_BYTES)
    return hashOf(file, source, data).equals(kept.subarray(0, HASH_BYTES)) ? data : undefined
  }
}

/**
 * Keeps what V8 has compiled of chunks by now, functions included that were called since they were loaded.
 *
 * @param folder of the build
 * @throws Error for a chunk that is not in ASCII
 */
export function keepCompiled(folder: string, chunks: readonly LoadedChunk[]): void {
  for (const { file, source, script } of chunks) {
    if (source.some((byte) => byte > 0x7f))
      throw new Error(`${file} holds signs beyond ASCII, and the loader reads none.`)
    const data = script.createCachedData()
    const kept = keptFile(folder, file)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, Buffer.concat([hashOf(file, source, data), data]))
  }
}

/** Which folder it is stands in tools/sources.mjs as well, which must run before anything is built. */
function keptFile(folder: string, file: string): string {
  return join(folder, 'compiled', `${process.version}-${process.arch}`, `${basename(file)}.compiled`)
}

function hashOf(file: string, source: Buffer, data: Buffer): Buffer {
  return createHash('sha256').update(`${file}\n`).update(source).update(data).digest()
}
