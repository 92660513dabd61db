/** The text "expand 32-byte k", placed between the words of the key. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
/** Indexes of the four words of each quarter round: columns, then rows. */
const QUARTERS = [
  [0, 4, 8, 12],
  [5, 9, 13, 1],
  [10, 14, 2, 6],
  [15, 3, 7, 11],
  [0, 1, 2, 3],
  [5, 6, 7, 4],
  [10, 11, 8, 9],
  [15, 12, 13, 14],
] as const

/**
 * Encrypts or decrypts with Salsa20/20 (D. J. Bernstein's specification), from the start of the stream.
 *
 * @param key 32 bytes
 * @param nonce 8 bytes
 */
export function salsa20(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer {
  const out = Buffer.alloc(bytes.length)
  for (let start = 0; start < bytes.length; start += 64) {
    const stream = block(key, nonce, start / 64)
    for (let index = start; index < Math.min(start + 64, bytes.length); index++)
      out[index] = bytes[index]! ^ stream[index - start]!
  }
  return out
}

/** Returns 64 bytes of the key stream. */
function block(key: Buffer, nonce: Buffer, counter: number): Buffer {
  const word = (from: Buffer, index: number) => from.readUInt32LE(index * 4)
  const [a, b, c, d] = CONSTANTS
  const first = [
    ...[a, word(key, 0), word(key, 1), word(key, 2), word(key, 3)],
    ...[b, word(nonce, 0), word(nonce, 1), counter, 0],
    ...[c, word(key, 4), word(key, 5), word(key, 6), word(key, 7), d],
  ]
  const state = Uint32Array.from(first)
  for (let round = 0; round < 10; round++)
    for (const [w, x, y, z] of QUARTERS) {
      state[x]! ^= turned(state[w]! + state[z]!, 7)
      state[y]! ^= turned(state[x]! + state[w]!, 9)
      state[z]! ^= turned(state[y]! + state[x]!, 13)
      state[w]! ^= turned(state[z]! + state[y]!, 18)
    }
  const stream = Buffer.alloc(64)
  for (const [index, value] of first.entries()) stream.writeUInt32LE((state[index]! + value) >>> 0, index * 4)
  return stream
}

const turned = (sum: number, bits: number) => (sum << bits) | ((sum >>> 0) >>> (32 - bits))
