import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Saying, say } from '@fruit/world/texts/texts'
import type { Publish } from '../events/event-channel.ts'

/** A challenge is called close at most once in so many milliseconds. */
const PAUSE_MS = 60_000

/** Tells a player who is close to a solve what is still missing. Nothing of it is stored. */
export class NearSuccesses {
  readonly #publish: Publish
  /** By key of the challenge: milliseconds since the epoch. */
  readonly #toldAt = new Map<string, number>()

  constructor(publish: Publish) {
    this.#publish = publish
  }

  /** @param now milliseconds since the epoch */
  tell(entry: CatalogueEntry, saying: Saying, now: number): void {
    const { key } = entry.challenge
    if (now - (this.#toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return
    this.#toldAt.set(key, now)
    this.#publish('nearlySolved', (language) => ({ key, title: entry.title(language), words: say(language, saying) }))
  }
}
