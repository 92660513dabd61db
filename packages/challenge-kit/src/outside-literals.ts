/** An expression may follow these: a slash after one of them begins a pattern, and is no division. */
const BEFORE_PATTERNS: ReadonlySet<string> = new Set([...'(,=:[!&|?{};+-*%<>~^\n', 'return', 'typeof'])

/** Characters of a word that are kept. None of the words above is longer. */
const MAX_KEPT = 8

/** The last character of some code that is no space, or the word that it ends; empty at the start. Line feeds count as characters. */
class LastToken {
  #text = ''
  #isOver = false

  get text(): string {
    return this.#text
  }

  add(character: string): void {
    if (character !== '\n' && /\s/.test(character)) {
      this.#isOver = true
      return
    }
    const goesOn = !this.#isOver && /\w/.test(character) && /^\w/.test(this.#text)
    this.#text = goesOn ? (this.#text + character).slice(0, MAX_KEPT) : character
    this.#isOver = false
  }
}

/**
 * What of some JavaScript is code: all but the insides of its texts, patterns and comments. What stands between `${` and
 * `}` in a text is code.
 *
 * A text that never ends holds all that follows.
 */
export function outsideLiterals(code: string): string {
  let outside = ''
  let at = 0
  const last = new LastToken()
  const add = (text: string) => {
    outside += text
    for (const character of text) last.add(character)
  }
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
      add(' ')
    } else if (sign === '`') {
      at++
      template()
      add(' ')
    } else if (code.startsWith('//', at)) {
      const end = code.slice(at).search(/[\n\r\u2028\u2029]/)
      at = end < 0 ? code.length : at + end
    } else if (code.startsWith('/*', at)) {
      const end = code.indexOf('*/', at + 2)
      at = end < 0 ? code.length : end + 2
    } else if (sign === '/' && (last.text === '' || BEFORE_PATTERNS.has(last.text))) {
      at = endOf(code, at + 1, '/')
      add(' 0 ')
    } else if (sign === '}' && open.at(-1) === 0) {
      open.pop()
      at++
      template()
      add(' ')
    } else {
      if (open.length > 0 && sign === '{') open[open.length - 1]!++
      if (open.length > 0 && sign === '}') open[open.length - 1]!--
      add(sign)
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
