import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { type Message, translate } from '@fruit/world/texts/texts'
import type { Publish } from '../events/event-channel.ts'

/** Minimum time between two reports for a challenge, in milliseconds. */
const MIN_INTERVAL_MS = 60_000

/**
 * Returns a function that tells a player who nearly solved a challenge which step is missing. Nothing is stored. Its last parameter
 * is the current time in milliseconds since the epoch.
 */
export function nearSuccessReporter(publish: Publish) {
  /** Time of the last report by challenge key. */
  const reportedAt = new Map<string, number>()
  return ({ challenge: { key }, title }: CatalogueEntry, saying: Message, now: number): void => {
    if (now - (reportedAt.get(key) ?? Number.NEGATIVE_INFINITY) < MIN_INTERVAL_MS) return
    reportedAt.set(key, now)
    publish('nearlySolved', (language) => ({ key, title: title(language), words: translate(language, saying) }))
  }
}
