import { crc32, inflateRawSync } from 'node:zlib'
import type { Engine } from '../pool/engine.ts'
import type { ArchivedFile, ArchiveLimit, ArchiveOutcome, ArchiveRequest } from './archive-job.ts'
import { ArchiveRefused, entriesOf, type ZipEntry } from './zip-directory.ts'

/** Files smaller than this are exempt from the limit on the compression ratio. */
const SMALL_BYTES = 64 * 1024

/** Unpacks ZIP archives into memory; the caller decides where the files are stored. */
export class ArchiveEngine implements Engine<ArchiveRequest, ArchiveOutcome> {
  async run(request: ArchiveRequest): Promise<ArchiveOutcome> {
    try {
      return { kind: 'value', files: new Unpacking(request).files() }
    } catch (error) {
      if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit }
      if (error instanceof ArchiveRefused) return { kind: 'refused', message: error.message }
      throw error
    }
  }
}

class LimitReached extends Error {
  readonly limit: ArchiveLimit

  constructor(limit: ArchiveLimit) {
    super(limit)
    this.limit = limit
  }
}

class Unpacking {
  readonly #request: ArchiveRequest
  #total = 0

  constructor(request: ArchiveRequest) {
    this.#request = request
  }

  files(): ArchivedFile[] {
    const { bytes, limits } = this.#request
    const files: ArchivedFile[] = []
    let entries = 0
    for (const entry of entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
      if (++entries > limits.entries) throw new LimitReached('entries')
      const name = this.#name(entry)
      if (!entry.isFolder) files.push({ name, bytes: this.#unpacked(entry) })
    }
    return files
  }

  #name({ name }: ZipEntry): string {
    const { limits } = this.#request
    if (name.length > limits.nameBytes) throw new LimitReached('name')
    const text = name.toString('utf8')
    if (text === '' || text.includes('\0')) throw new ArchiveRefused('An entry has no proper name.')
    if (text.split(/[/\\]/).length > limits.depth) throw new LimitReached('depth')
    return text
  }

  #unpacked(entry: ZipEntry): Uint8Array {
    const { limits } = this.#request
    const { size, packed } = entry
    if (size > limits.fileBytes || this.#total + size > limits.totalBytes) throw new LimitReached('size')
    if (size > SMALL_BYTES && size > packed.length * limits.ratio) throw new LimitReached('ratio')
    // The size in the directory is not trusted: unpacking stops after that many bytes.
    const bytes = entry.isDeflated ? inflated(packed, size) : packed
    if (bytes.length !== size || crc32(bytes) !== entry.crc) throw new ArchiveRefused('An entry is damaged.')
    this.#total += size
    return new Uint8Array(bytes)
  }
}

function inflated(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw new ArchiveRefused('An entry is damaged.')
  }
}
