import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Script } from 'node:vm'

/** Length of the hash at the beginning of a cached file. */
const HASH_BYTES = 32
const HEAD = Buffer.from('(function (exports, require, module, __filename, __dirname) {')
const TAIL = Buffer.from('\n})')

export interface LoadedChunk {
  readonly file: string
  readonly source: Buffer
  readonly script: Script
}

/**
 * Loads the chunks of the built server like Node's `require`, with V8's code cache. A cached file is used only if it is unchanged, and
 * if source and path are the same as when it was compiled, because stack traces contain that path. V8 itself rejects a cache of
 * another version or with other flags. Without a usable cache, a chunk is compiled.
 *
 * Chunks load their libraries with `require`, because Node has no stable API for `import` in such scripts.
 *
 * @param folder of the build
 * @param whenLoaded called for each loaded chunk
 * @returns the exports of the entry
 */
export function loadServer(folder: string, whenLoaded: (chunk: LoadedChunk) => void = () => {}): unknown {
  const requireLibrary = createRequire(join(folder, 'main.cjs'))
  const modules = new Map<string, { readonly exports: unknown }>()
  const load = (file: string): unknown => {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const source = readFileSync(file)
    // Chunks contain only ASCII. Concatenated as strings, a large chunk would be copied into V8's heap.
    const script = new Script(Buffer.concat([HEAD, source, TAIL]).toString('latin1'), {
      filename: file,
      cachedData: cachedCode(folder, file, source),
    })
    const here = dirname(file)
    const require = (id: string) => (id.startsWith('.') ? load(join(here, id)) : requireLibrary(id))
    script
      .runInThisContext()
      .call(module.exports, module.exports, Object.assign(require, requireLibrary), module, file, here)
    whenLoaded({ file, source, script })
    return module.exports
  }
  return load(join(folder, 'server.cjs'))
}

/** Returns the cached code of a source; undefined if it is missing or invalid. */
function cachedCode(folder: string, file: string, source: Buffer): Buffer | undefined {
  let kept: Buffer
  try {
    kept = readFileSync(cacheFile(folder, file))
  } catch {
    return undefined
  }
  const data = kept.subarray(HASH_BYTES)
  return hashOf(file, source, data).equals(kept.subarray(0, HASH_BYTES)) ? data : undefined
}

/**
 * Writes V8's code cache of the chunks, including functions that were called since they were loaded.
 *
 * @param folder of the build
 * @throws Error for a chunk with characters beyond ASCII
 */
export function writeCodeCache(folder: string, chunks: readonly LoadedChunk[]): void {
  for (const { file, source, script } of chunks) {
    if (source.some((byte) => byte > 0x7f))
      throw new Error(`${file} contains characters beyond ASCII, which the loader does not support.`)
    const data = script.createCachedData()
    const kept = cacheFile(folder, file)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, Buffer.concat([hashOf(file, source, data), data]))
  }
}

/** Keep the folder's name in step with tooling/sources.mjs, which cannot import this because it runs before the build. */
function cacheFile(folder: string, file: string): string {
  return join(folder, 'compiled', `${process.version}-${process.arch}`, `${basename(file)}.compiled`)
}

function hashOf(file: string, source: Buffer, data: Buffer): Buffer {
  return createHash('sha256').update(`${file}\n`).update(source).update(data).digest()
}
