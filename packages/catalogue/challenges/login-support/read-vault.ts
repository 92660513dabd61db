import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { salsa20 } from './salsa20.ts'

/** Field numbers in the header of KDBX 3.1. */
const [END, MASTER_SEED, TRANSFORM_SEED, ROUNDS, IV, STREAM_KEY, START] = [0, 4, 5, 6, 7, 8, 9] as const
const SIGNATURES_BYTES = 12
/** Nonce of the stream that encrypts passwords inside the vault (KeePass constant). */
const STREAM_NONCE = Buffer.from('e830094b97205d2a', 'hex')

const sha256 = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest()

/** Returns the header fields by number, and the offset of the encrypted part. */
function readHeader(vault: Buffer): { readonly fields: ReadonlyMap<number, Buffer>; readonly end: number } {
  const fields = new Map<number, Buffer>()
  let place = SIGNATURES_BYTES
  while (!fields.has(END)) {
    const length = vault.readUInt16LE(place + 1)
    fields.set(vault[place]!, vault.subarray(place + 3, place + 3 + length))
    place += 3 + length
  }
  return { fields, end: place }
}

/**
 * Encrypts each half of the key `rounds` times, each time the previous result. CBC over zeros does the same, because it XORs each block
 * with the previous ciphertext.
 */
function stretched(key: Buffer, seed: Buffer, rounds: number): Buffer {
  const halves = [key.subarray(0, 16), key.subarray(16)].map((half) =>
    createCipheriv('aes-256-cbc', seed, half)
      .update(Buffer.alloc(16 * rounds))
      .subarray(-16),
  )
  return sha256(...halves)
}

/**
 * Returns the passwords in a KeePass vault (KDBX 3.1, AES).
 *
 * @returns null for a wrong master password
 */
export function passwordsIn(vault: Buffer, masterWord: string): string[] | null {
  const { fields, end } = readHeader(vault)
  const field = (number: number) => fields.get(number)!
  const key = stretched(sha256(sha256(Buffer.from(masterWord))), field(TRANSFORM_SEED), field(ROUNDS).readUInt32LE())
  const decipher = createDecipheriv('aes-256-cbc', sha256(field(MASTER_SEED), key), field(IV)).setAutoPadding(false)
  const plain = Buffer.concat([decipher.update(vault.subarray(end)), decipher.final()])
  if (!plain.subarray(0, 32).equals(field(START))) return null
  const xml = gunzipSync(blocksIn(plain.subarray(32))).toString()
  const hidden = [...xml.matchAll(/Protected="True">([^<>]*)</g)].map(([, text]) => Buffer.from(text!, 'base64'))
  const clear = salsa20(sha256(field(STREAM_KEY)), STREAM_NONCE, Buffer.concat(hidden))
  let place = 0
  return hidden.map(({ length }) => {
    place += length
    return clear.subarray(place - length, place).toString()
  })
}

/** Returns the contents of the blocks. Each block starts with its index, hash and length; a block of length zero ends the list. */
function blocksIn(bytes: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let place = 0; ; ) {
    const length = bytes.readUInt32LE(place + 36)
    if (length === 0) return Buffer.concat(blocks)
    blocks.push(bytes.subarray(place + 40, place + 40 + length))
    place += 40 + length
  }
}
