/** Tokens of a regular expression: plain text, escapes, classes, groups, quantifiers. */
const TOKENS =
  /[^\\.^$*+?()[\]{}|]+|\\(?:u[0-9a-f]{4}|x[0-9a-f]{2}|p\{\w+\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gs

/**
 * Returns words of which every match of a regular expression contains at least one; null if there are none. Searching for them is much
 * faster than compiling the expression.
 */
export function neededWords(source: string): readonly string[] | null {
  const tokens = source.match(TOKENS) ?? []
  let place = 0
  const alternatives = (): readonly string[] | null => {
    const all: string[] = []
    let isCertain = true
    for (;;) {
      const words = sequence()
      if (words) all.push(...words)
      else isCertain = false
      if (tokens[place] !== '|') return isCertain ? all : null
      place++
    }
  }
  /** Chooses from one alternative the part whose shortest word is longest. */
  const sequence = (): readonly string[] | null => {
    let best: readonly string[] | null = null
    let most = 0
    const offer = (words: readonly string[] | null) => {
      if (!words) return
      const least = Math.min(...words.map(({ length }) => length))
      if (least > most) [best, most] = [words, least]
    }
    let run = ''
    for (; place < tokens.length && tokens[place] !== '|' && tokens[place] !== ')'; place++) {
      const token = tokens[place]!
      const next = tokens[place + 1] ?? ''
      if (/^(?:[^\\.^$*+?()[\]{}|]|\\[^\w])/.test(token)) {
        const literal = token.startsWith('\\') ? token.slice(1) : token
        run += /^[*?{]/.test(next) ? literal.slice(0, -1) : literal
        if (!/^[*+?{]/.test(next)) continue
      } else if (token.startsWith('(')) {
        place++
        const words = alternatives()
        const after = tokens[place + 1] ?? ''
        const isNeeded = /^\(\?(?:[:=]|<\w)/.test(token) && !/^(?:[*?]|\{0)/.test(after)
        if (isNeeded) offer(words)
      }
      offer(run === '' ? null : [run])
      run = ''
    }
    offer(run === '' ? null : [run])
    return best
  }
  return alternatives()
}
