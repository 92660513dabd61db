/** A value of an answer as a text: bytes and objects as well, in which databases hide one. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return Buffer.from(value).toString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/** Half a megabyte, as much as an answer holds, must not keep the main thread: what lies together is taken out together. */
const NO_LETTERS = /[^\p{L}\p{N}]+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const BEYOND_ASCII = /[^\x00-\x7f]/
const [ZERO, NINE, A, Z] = [0x30, 0x39, 0x61, 0x7a]

/** Letters and digits of a text, in small letters: they are the same however it is quoted, spaced or cased. */
export function lettersOf(text: string): string {
  const small = text.toLowerCase()
  if (BEYOND_ASCII.test(small)) return small.replace(NO_LETTERS, '')
  const bytes = Buffer.from(small, 'latin1')
  let count = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!
    if ((byte >= A && byte <= Z) || (byte >= ZERO && byte <= NINE)) bytes[count++] = byte
  }
  return bytes.toString('latin1', 0, count)
}
