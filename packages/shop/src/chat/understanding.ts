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
    const found = this.#index.search(said, { fuzzy: forgiven, combineWith: 'OR' })
    const most = Math.max(0, ...found.map(({ queryTerms }) => queryTerms.length))
    const best = found.find(({ queryTerms }) => queryTerms.length === most)
    if (!best || most < this.#weightOf(said, found) * MIN_COVERAGE) return null
    return this.#intents[best.id as number]!
  }

  /**
   * The weight that an intent has to cover: one for each word that an intent knows, less for other words, such as
   * names.
   */
  #weightOf(said: string, found: readonly SearchResult[]): number {
    const known = new Set(found.flatMap(({ queryTerms }) => queryTerms))
    const unknown = new Set(wordsOf(said)).size - known.size
    return known.size + unknown * WEIGHT_OF_UNKNOWN
  }
}

/** Maximum edit distance of a word, as a share of its letters; false for exact matches only. */
export function forgiven(word: string): number | boolean {
  return word.length > 3 ? 0.25 : false
}

/** The words of a text in lower case, without fillers. A text that consists of fillers keeps them. */
export function wordsOf(said: string): string[] {
  const words = said.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !FILLERS.has(word))
  return telling.length > 0 ? telling : words
}
