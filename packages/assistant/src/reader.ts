import { insists, type Pressure, pressureIn } from './pressure.ts'
import { type Reading, readingOf } from './readings.ts'
import { type Wishes, wishesIn } from './wishes.ts'

/** One text, read. */
export interface Read {
  readonly text: string
  readonly reading: Reading
  readonly pressure: Pressure
  readonly wishes: Wishes
  readonly insists: boolean
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
    const made: Read = {
      text,
      reading,
      pressure: pressureIn(reading),
      wishes: wishesIn(reading),
      insists: insists(reading.all),
    }
    this.#read.set(text, made)
    if (this.#read.size > MOST_KEPT) this.#read.delete(this.#read.keys().next().value!)
    return made
  }
}
