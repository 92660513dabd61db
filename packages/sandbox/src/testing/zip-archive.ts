import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of an archive to create; missing properties get correct values. */
export interface EntryOptions {
  readonly name: string | Buffer
  readonly bytes?: Uint8Array
  /** Compresses the bytes. */
  readonly isDeflated?: boolean
  /** Declared size. */
  readonly size?: number
  readonly crc?: number
  /** Number of the compression method. */
  readonly method?: number
  readonly flags?: number
  /** Unix file type and permissions. */
  readonly mode?: number
  /** Index of the entry whose bytes it claims as its own. */
  readonly sharedWith?: number
}

/** Creates ZIP archives, including invalid ones. */
export function zipArchive(entries: readonly EntryOptions[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const places: number[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string)
    const bytes = Buffer.from(entry.bytes ?? [])
    const packed = entry.isDeflated ? deflateRawSync(bytes, { level: 9 }) : bytes
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(entry.flags ?? 0x800, 2)
    head.writeUInt16LE(entry.method ?? (entry.isDeflated ? 8 : 0), 4)
    head.writeUInt32LE(entry.crc ?? crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(entry.size ?? bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6)
    rest.writeUInt32LE(entry.sharedWith === undefined ? at : places[entry.sharedWith]!, 10)
    directory.push(Buffer.from('504b01021403', 'hex'), head, rest, name)
    places.push(at)
    if (entry.sharedWith === undefined) {
      parts.push(Buffer.from('504b0304', 'hex'), head, name, packed)
      at += 4 + head.length + name.length + packed.length
    }
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...parts, list, end, Buffer.from(comment)])
}
