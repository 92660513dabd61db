const QUOTE = 34
const BACKSLASH = 92
const BRACKETS = { opening: 91, closing: 93 }
const BRACES = { opening: 123, closing: 125 }

/** True when arrays and objects in a JSON text are nested more than `most` levels deep. */
export function isDeeperThan(text: string, most: number): boolean {
  if (text.length <= 2 * most) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      for (at++; text.charCodeAt(at) !== QUOTE && at < text.length; at++) {
        if (text.charCodeAt(at) === BACKSLASH) at++
      }
    } else if (sign === BRACKETS.opening || sign === BRACES.opening) {
      depth++
      if (depth > most) return true
    } else if (sign === BRACKETS.closing || sign === BRACES.closing) {
      depth--
    }
  }
  return false
}
