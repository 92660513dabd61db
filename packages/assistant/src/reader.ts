import { languagesIn } from './cues/languages.ts'
import { accepts, insists, type Pressure, pressureIn } from './pressure.ts'
import { namesGoods } from './range.ts'
import { type Reading, readingOf } from './readings.ts'
import { type Wishes, wishesIn } from './wishes.ts'

/** One text, read. */
export interface Read {
  readonly text: string
  readonly reading: Reading
  readonly pressure: Pressure
  readonly wishes: Wishes
  readonly insists: boolean
  /** It asks after goods. */
  readonly asksForGoods: boolean
  /** Somebody is content with what they were told. */
  readonly accepts: boolean
}

/** Texts that are kept in mind: each step of an answer reads the same ones again. */
const MOST_KEPT = 400

/** Reads texts, each once. What a text says hangs on nothing but the text. */
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
      // Patterns take a while to be made ready: who asks for nothing that is guarded does not wait for them.
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
