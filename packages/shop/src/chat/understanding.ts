import MiniSearch, { type SearchResult } from 'minisearch'
import type { Intent } from './training.ts'

/** Words that occur in most sentences, regardless of their topic. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and are can could do does for have i in is it me my of on or please so that the there this to we will would you your'.split(
    ' ',
  ),
)

/** Minimum share of a message's weight that must match an intent. */
const MIN_COVERAGE = 0.5
const WEIGHT_OF_UNKNOWN = 0.25

/** Maximum number of words of a message that are compared, and maximum length of each. Other words are ignored. */
const MAX_TERMS = 30
const MAX_TERM_LENGTH = 40
/** Maximum edit distance of a word. */
const MAX_TYPOS = 2

interface Utterance {
  readonly id: number
  readonly text: string
}

/** Finds the intent of a message by comparing it with the utterances of all intents. */
export class IntentClassifier {
  readonly #intents: readonly Intent[]
  readonly #index: MiniSearch<Utterance>

  constructor(intents: readonly Intent[]) {
    this.#intents = intents.flatMap((intent) => intent.utterances.map(() => intent))
    this.#index = new MiniSearch<Utterance>({ fields: ['text'], tokenize: wordsOf, processTerm: (word) => word })
    this.#index.addAll(intents.flatMap(({ utterances }) => utterances).map((text, id) => ({ id, text })))
  }

  /** The best intent; null when none matches well enough. */
  intentOf(said: string): Intent | null {
    const terms = termsOf(said)
    const found = matches(this.#index, terms)
    const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length))
    const best = found.find(({ queryTerms }) => queryTerms.length === most)
    if (!best || most < weightOf(terms, found) * MIN_COVERAGE) return null
    return this.#intents[best.id as number]!
  }
}

/**
 * The weight that an intent has to cover: one for each word that an intent knows, less for other words, such as
 * names.
 */
function weightOf(terms: readonly string[], found: readonly SearchResult[]): number {
  const known = new Set(found.flatMap(({ queryTerms }) => queryTerms))
  const unknown = terms.length - known.size
  return known.size + unknown * WEIGHT_OF_UNKNOWN
}

/** The documents of an index that contain one of the words, or a similar one; the best first. */
export function matches<Document>(index: MiniSearch<Document>, terms: readonly string[]): SearchResult[] {
  return index.search(terms.join(' '), { fuzzy: forgiven, maxFuzzy: MAX_TYPOS, combineWith: 'OR' })
}

/** Maximum edit distance of a word, as a share of its letters; false for exact matches only. */
function forgiven(word: string): number | boolean {
  return word.length > 3 ? 0.25 : false
}

/** The distinct words of a message that are compared. */
export function termsOf(said: string): string[] {
  const short = wordsOf(said).filter((word) => word.length <= MAX_TERM_LENGTH)
  return [...new Set(short)].slice(0, MAX_TERMS)
}

/** The words of a text in lower case, without fillers. A text that consists of fillers keeps them. */
export function wordsOf(said: string): string[] {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}
