/** Returns all texts in the rows of a response, from any column. */
export function textsIn(rows: readonly object[]): string[] {
  const texts: string[] = []
  // Runs for each search. Loops take a third of the time of `flatMap` and `Object.values`.
  for (const row of rows)
    for (const column in row) {
      const text = textOf((row as Record<string, unknown>)[column])
      if (text !== '') texts.push(text)
    }
  return texts
}

/** Converts a value of a response to text, including bytes and objects, which can contain text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return Buffer.from(value).toString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : ''
}

/**
 * Returns whether a text has this number of consecutive hexadecimal digits in any case. It only tests every `digits`-th character until one
 * matches.
 */
export function hasHexRun(text: string, digits: number): boolean {
  for (let at = digits - 1; at < text.length; at += digits) {
    if (!isHexDigit(text.charCodeAt(at))) continue
    let first = at
    while (isHexDigit(text.charCodeAt(first - 1))) first--
    while (isHexDigit(text.charCodeAt(at + 1))) at++
    if (at - first + 1 >= digits) return true
  }
  return false
}

/** @param sign character code; NaN beyond the end of the text */
function isHexDigit(sign: number): boolean {
  return (sign >= ZERO && sign <= NINE) || (sign >= A && sign <= F) || (sign >= CAPITAL_A && sign <= CAPITAL_F)
}

/** Removes runs rather than single characters, so that a response of half a megabyte does not block the event loop. */
const NO_LETTERS = /[^\p{L}\p{N}]+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const BEYOND_ASCII = /[^\x00-\x7f]/
const [ZERO, NINE, A, F, Z, CAPITAL_A, CAPITAL_F] = [0x30, 0x39, 0x61, 0x66, 0x7a, 0x41, 0x46]

/** Returns a text's letters and digits in lower case, which do not depend on quotes, whitespace and case. */
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
