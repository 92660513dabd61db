import { crc32, deflateRawSync } from 'node:zlib'

/** Contents of an archive by file name; names are stored unchanged. */
export type PackedFiles = Readonly<Record<string, string>>

/**
 * Builds a ZIP archive with any file names.
 *
 * @param isDeflated whether files are compressed
 */
export function zipArchive(files: PackedFiles, isDeflated = true): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [entry, content] of Object.entries(files)) {
    const name = Buffer.from(entry)
    const bytes = Buffer.from(content)
    const packed = isDeflated ? deflateRawSync(bytes) : bytes
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    // The name is UTF-8.
    head.writeUInt16LE(0x800, 2)
    head.writeUInt16LE(isDeflated ? 8 : 0, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    parts.push(Buffer.from('504b0304', 'hex'), head, name, packed)
    directory.push(Buffer.from('504b01021403', 'hex'), head, rest, name)
    at += 4 + head.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...parts, list, end]))
}
