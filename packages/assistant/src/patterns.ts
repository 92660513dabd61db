import { LETTER, normalizeText } from './fold.ts'
import { neededWords } from './needed-words.ts'

/**
 * Patterns are regular expressions in which `.` matches every character, with these abbreviations:
 *
 * | notation | meaning |
 * |---|---|
 * | `(a\|b)` | a non-capturing group |
 * | `@` | a letter |
 * | `~30` | up to 30 characters |
 * | `~~30` | up to 30 characters of the same sentence |
 * | `#4` | up to four words, each followed by a space |
 */
const MARKS = /\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|@|~~?\d+|#\d/gs

const WORD = "[\\w'\\u2019\\u0900-\\u097f-]+"

/** Expands a pattern to the source of a regular expression. */
export function expanded(notation: string): string {
  return normalizeText(notation).replace(MARKS, (mark) => {
    if (mark === '(') return '(?:'
    if (mark === '@') return LETTER
    if (mark.startsWith('~~')) return `[^.!?\\n]{0,${mark.slice(2)}}`
    if (mark.startsWith('~')) return `.{0,${mark.slice(1)}}`
    if (mark.startsWith('#')) return `(?:${WORD} ){0,${mark.slice(1)}}`
    return mark
  })
}

/** Start and end of a match. */
type Span = readonly [number, number]

/**
 * A pattern for normalized texts. Compiling regular expressions takes most of the time of a first answer, so an expression is only compiled
 * when a text contains one of its required words.
 */
export class Pattern {
  readonly #notation: string
  #source: string | undefined
  #needed: readonly string[] | null | undefined
  #expression: RegExp | undefined
  #last: { readonly text: string; readonly spans: readonly Span[] } | undefined

  constructor(notation: string) {
    this.#notation = notation
  }

  test(text: string): boolean {
    return this.spans(text).length > 0
  }

  /** Returns whether a text contains a required word of the pattern. */
  mayMatch(text: string): boolean {
    if (this.#needed === undefined) this.#needed = neededWords(this.#expanded)
    return this.#needed === null || this.#needed.some((word) => text.includes(word))
  }

  /** Replaces all matches. */
  replace(text: string, instead: string): string {
    return this.mayMatch(text) ? text.replace(this.#compiled, instead) : text
  }

  /** Returns the named groups of the first match; null without a match. */
  groupsIn(text: string): Readonly<Record<string, string | undefined>> | null {
    if (!this.mayMatch(text)) return null
    this.#compiled.lastIndex = 0
    return this.#compiled.exec(text)?.groups ?? null
  }

  /** Returns all matches from left to right. */
  spans(text: string): readonly Span[] {
    if (this.#last?.text === text) return this.#last.spans
    const spans: Span[] = []
    if (this.mayMatch(text))
      // `replace` makes V8 compile the expression only to bytecode; `test`, `exec` and `search` also compile it to machine code.
      text.replace(this.#compiled, (found, at: number) => {
        spans.push([at, at + found.length])
        return ''
      })
    this.#last = { text, spans }
    return spans
  }

  get #expanded(): string {
    this.#source ??= expanded(this.#notation)
    return this.#source
  }

  get #compiled(): RegExp {
    this.#expression ??= new RegExp(this.#expanded, 'gs')
    return this.#expression
  }
}

/** Creates a pattern. */
export function pattern(parts: TemplateStringsArray, ...values: readonly string[]): Pattern {
  return new Pattern(String.raw(parts, ...values))
}

/** Creates patterns, one per line. */
export function patterns(parts: TemplateStringsArray): readonly Pattern[] {
  return patternLines(String.raw(parts)).map((line) => new Pattern(line))
}

/** Returns the lines of a text with patterns, without lines that start with `//`. */
export function patternLines(text: string): readonly string[] {
  return text.match(/^(?!\/\/).+/gm) ?? []
}
