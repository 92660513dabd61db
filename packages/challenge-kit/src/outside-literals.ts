/** Whatever an expression may follow: a slash behind one of these begins a pattern, and is no division. */
const BEFORE_PATTERNS = /(?:^|[(,=:[!&|?{};+\-*%<>~^\n]|\breturn|\btypeof)\s*$/

/**
 * What of some JavaScript is code: all but the insides of its texts, patterns and comments. What stands between `${` and
 * `}` in a text is code.
 *
 * A text that never ends holds all that follows.
 */
export function outsideLiterals(code: string): string {
  let outside = ''
  let at = 0
  /** How many braces are open in each text whose `${` is. */
  const open: number[] = []
  /** Goes on to the end of a text between back-ticks, or to the next `${` in it. */
  const template = () => {
    while (at < code.length && code[at] !== '`') {
      if (code.startsWith('${', at)) {
        open.push(0)
        at += 2
        return
      }
      at += code[at] === '\\' ? 2 : 1
    }
    at++
  }
  while (at < code.length) {
    const sign = code[at]!
    if (sign === "'" || sign === '"') {
      at = endOf(code, at + 1, sign)
      outside += ' '
    } else if (sign === '`') {
      at++
      template()
      outside += ' '
    } else if (code.startsWith('//', at)) {
      const end = code.slice(at).search(/[\n\r\u2028\u2029]/)
      at = end < 0 ? code.length : at + end
    } else if (code.startsWith('/*', at)) {
      const end = code.indexOf('*/', at + 2)
      at = end < 0 ? code.length : end + 2
    } else if (sign === '/' && BEFORE_PATTERNS.test(outside)) {
      at = endOf(code, at + 1, '/')
      outside += ' 0 '
    } else if (sign === '}' && open.at(-1) === 0) {
      open.pop()
      at++
      template()
      outside += ' '
    } else {
      if (open.length > 0 && sign === '{') open[open.length - 1]!++
      if (open.length > 0 && sign === '}') open[open.length - 1]!--
      outside += sign
      at++
    }
  }
  return outside
}

/** The place behind the sign that ends a text or a pattern. A line's end ends it as well: there it is no text any more. */
function endOf(code: string, from: number, end: string): number {
  let isClass = false
  for (let at = from; at < code.length; at++) {
    const sign = code[at]!
    if (sign === '\\') at++
    else if (sign === '\n' || sign === '\r') return at
    else if (end === '/' && sign === '[') isClass = true
    else if (end === '/' && sign === ']') isClass = false
    else if (sign === end && !isClass) return at + 1
  }
  return code.length
}
