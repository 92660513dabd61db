import { languagesIn } from './cues/languages.ts'
import { accepts, insists, type Pressure, pressureIn } from './pressure.ts'
import { namesGoods } from './range.ts'
import { type Reading, readingOf } from './readings.ts'
import { type Requests, requestsIn } from './wishes.ts'

/** Analysis of one text. */
export interface ReadText {
  readonly text: string
  readonly reading: Reading
  readonly pressure: Pressure
  readonly wishes: Requests
  readonly insists: boolean
  /** The text is a question about goods. */
  readonly asksForGoods: boolean
  /** The author accepts the answer. */
  readonly accepts: boolean
}

/** Maximum number of cached texts. Each step of an answer reads the same ones again. */
const MAX_CACHED_TEXTS = 400

/** Analyses texts and caches the results, which depend only on the text. */
export class Reader {
  readonly #cache = new Map<string, ReadText>()

  read(text: string): ReadText {
    const known = this.#cache.get(text)
    if (known) return known
    const reading = readingOf(text)
    const languages = languagesIn(reading.written)
    let pressure: Pressure | undefined
    const made: ReadText = {
      text,
      reading,
      // Computed on demand, because compiling its patterns is slow and harmless requests do not need it.
      get pressure() {
        pressure ??= pressureIn(reading, languages)
        return pressure
      },
      wishes: requestsIn(reading, languages),
      insists: insists(reading.all, languages),
      asksForGoods: namesGoods(reading.all) && /[?？]/.test(text),
      accepts: accepts(reading.all),
    }
    this.#cache.set(text, made)
    if (this.#cache.size > MAX_CACHED_TEXTS) this.#cache.delete(this.#cache.keys().next().value!)
    return made
  }
}
