import { languagesIn } from './cues/languages.ts'
import { accepts, insists, type Pressure, pressureIn } from './pressure.ts'
import { namesGoods } from './range.ts'
import { type Reading, readingOf } from './readings.ts'
import { type Wishes, wishesIn } from './wishes.ts'

/** Analysis of one text. */
export interface Read {
  readonly text: string
  readonly reading: Reading
  readonly pressure: Pressure
  readonly wishes: Wishes
  readonly insists: boolean
  /** The text is a question about goods. */
  readonly asksForGoods: boolean
  /** The author accepts the answer. */
  readonly accepts: boolean
}

/** Maximum number of cached texts. Each step of an answer reads the same ones again. */
const MOST_KEPT = 400

/** Analyses texts and caches the results, which depend only on the text. */
export class Reader {
  readonly #read = new Map<string, Read>()

  read(text: string): Read {
    const known = this.#read.get(text)
    if (known) return known
    const reading = readingOf(text)
    const languages = languagesIn(reading.written)
    let pressure: Pressure | undefined
    const made: Read = {
      text,
      reading,
      // Computed on demand, because compiling its patterns is slow and harmless requests do not need it.
      get pressure() {
        pressure ??= pressureIn(reading, languages)
        return pressure
      },
      wishes: wishesIn(reading, languages),
      insists: insists(reading.all, languages),
      asksForGoods: namesGoods(reading.all) && /[?？]/.test(text),
      accepts: accepts(reading.all),
    }
    this.#read.set(text, made)
    if (this.#read.size > MOST_KEPT) this.#read.delete(this.#read.keys().next().value!)
    return made
  }
}
