const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'

/**
 * Encodes bytes as Z85 (ZeroMQ RFC 32): five characters for four bytes.
 *
 * @throws RangeError when the number of bytes is not a multiple of four
 */
export function encodeZ85(bytes: Uint8Array): string {
  if (bytes.length % 4 !== 0) throw new RangeError(`Z85 needs a multiple of 4 bytes, got ${bytes.length}.`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += 4) {
    const word = view.getUint32(offset)
    for (let power = 85 ** 4; power >= 1; power /= 85) text += ALPHABET[Math.floor(word / power) % 85]
  }
  return text
}

/** Decodes Z85 text to bytes; null when it is not valid. */
export function decodeZ85(text: string): Uint8Array | null {
  if (text.length % 5 !== 0) return null
  const bytes = new Uint8Array((text.length / 5) * 4)
  const view = new DataView(bytes.buffer)
  for (let group = 0; group < text.length / 5; group++) {
    let word = 0
    for (const character of text.slice(group * 5, group * 5 + 5)) {
      const digit = ALPHABET.indexOf(character)
      if (digit < 0) return null
      word = word * 85 + digit
    }
    if (word > 0xffffffff) return null
    view.setUint32(group * 4, word)
  }
  return bytes
}
