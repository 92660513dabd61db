/** A value of an answer as a text: bytes and objects as well, in which databases hide one. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return Buffer.from(value).toString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/** Letters and digits of a text, in small letters: they are the same however it is quoted, spaced or cased. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
