/** After one of these, a slash starts a regular expression rather than a division. */
const BEFORE_PATTERNS: ReadonlySet<string> = new Set([...'(,=:[!&|?{};+-*%<>~^\n', 'return', 'typeof'])

/** Stored characters of a word. None of the words above is longer. */
const MAX_TOKEN_LENGTH = 8

/**
 * The last token of some code: the last non-space character or the word that it ends; empty at the start. A line feed counts as a token.
 */
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
    this.#text = goesOn ? (this.#text + character).slice(0, MAX_TOKEN_LENGTH) : character
    this.#isOver = false
  }
}

/**
 * Returns JavaScript without comments and without the contents of string literals, template literals and regular expressions. Code in `${}`
 * is kept.
 *
 * An unterminated template literal or block comment extends to the end.
 */
export function outsideLiterals(code: string): string {
  let outside = ''
  let at = 0
  const last = new LastToken()
  const add = (text: string) => {
    outside += text
    for (const character of text) last.add(character)
  }
  /** Number of open braces in each open `${`. */
  const open: number[] = []
  /** Skips to the end of a template literal, or to its next `${`. */
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

/** Returns the position after the end of a string or regular expression. A line break ends both as well. */
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
