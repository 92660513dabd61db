import { LETTER, plain } from './fold.ts'
import { neededWords } from './needed-words.ts'

/**
 * Patterns are written as regular expressions whose `.` takes every character, with marks for what is needed again and again.
 *
 * | written | read as |
 * |---|---|
 * | `(a\|b)` | a group that keeps nothing |
 * | `@` | a letter |
 * | `~30` | up to 30 characters |
 * | `~~30` | up to 30 characters of the same sentence |
 * | `#4` | up to four words, each with a blank behind it |
 */
const MARKS = /\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|@|~~?\d+|#\d/gs

const WORD = "[\\w'\\u2019\\u0900-\\u097f-]+"

/** The source of the regular expression that a pattern stands for. */
export function expanded(notation: string): string {
  return plain(notation).replace(MARKS, (mark) => {
    if (mark === '(') return '(?:'
    if (mark === '@') return LETTER
    if (mark.startsWith('~~')) return `[^.!?\\n]{0,${mark.slice(2)}}`
    if (mark.startsWith('~')) return `.{0,${mark.slice(1)}}`
    if (mark.startsWith('#')) return `(?:${WORD} ){0,${mark.slice(1)}}`
    return mark
  })
}

/** Where a pattern stands in a text: beginning and end. */
type Span = readonly [number, number]

/**
 * A pattern for texts that were made plain. V8 takes long to make a regular expression ready, most of a first answer: it happens when a text
 * first has a word without which the pattern cannot stand in it.
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

  /** Whether a text has one of the words that the pattern needs. */
  mayStandIn(text: string): boolean {
    if (this.#needed === undefined) this.#needed = neededWords(this.#expanded)
    return this.#needed === null || this.#needed.some((word) => text.includes(word))
  }

  /** A text with something else wherever the pattern stands. */
  replace(text: string, instead: string): string {
    return this.mayStandIn(text) ? text.replace(this.#made, instead) : text
  }

  /** What its groups with names found; null where the pattern does not stand in a text. */
  groupsIn(text: string): Readonly<Record<string, string | undefined>> | null {
    if (!this.mayStandIn(text)) return null
    this.#made.lastIndex = 0
    return this.#made.exec(text)?.groups ?? null
  }

  /** Where the pattern stands, from left to right. */
  spans(text: string): readonly Span[] {
    if (this.#last?.text === text) return this.#last.spans
    const spans: Span[] = []
    if (this.mayStandIn(text))
      // With `replace` V8 makes an expression ready once, for its interpreter; with `test`, `exec` and `search` once more, as machine code.
      text.replace(this.#made, (found, at: number) => {
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

  get #made(): RegExp {
    this.#expression ??= new RegExp(this.#expanded, 'gs')
    return this.#expression
  }
}

/** A pattern. */
export function pattern(parts: TemplateStringsArray, ...values: readonly string[]): Pattern {
  return new Pattern(String.raw(parts, ...values))
}

/** Patterns, one on each line. */
export function patterns(parts: TemplateStringsArray): readonly Pattern[] {
  return patternLines(String.raw(parts)).map((line) => new Pattern(line))
}

/** Lines of a text with patterns; those that begin with two slashes are remarks. */
export function patternLines(text: string): readonly string[] {
  return text.match(/^(?!\/\/).+/gm) ?? []
}
