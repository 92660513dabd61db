import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Message, translate } from '@fruit/world/texts/texts'
import type { Publish } from '../events/event-channel.ts'

/** Minimum time between two reports for a challenge, in milliseconds. */
const MIN_INTERVAL_MS = 60_000

/** Tells a player who nearly solved a challenge which step is missing. Nothing is stored. */
export class NearSuccesses {
  readonly #publish: Publish
  /** Time of the last report by challenge key, in milliseconds since the epoch. */
  readonly #reportedAt = new Map<string, number>()

  constructor(publish: Publish) {
    this.#publish = publish
  }

  /** @param now milliseconds since the epoch */
  report(entry: CatalogueEntry, saying: Message, now: number): void {
    const { key } = entry.challenge
    if (now - (this.#reportedAt.get(key) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return
    this.#reportedAt.set(key, now)
    this.#publish('nearlySolved', (language) => ({
      key,
      title: entry.title(language),
      words: translate(language, saying),
    }))
  }
}
