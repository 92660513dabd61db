import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { ChallengeSolved } from '@fruit/contracts/calls/training'
import type { Configuration } from '@fruit/contracts/configuration'
import { htmlToText } from '@fruit/isomorphic/markup/escape-html'
import type { Publish } from '../events/event-channel.ts'
import type { ProgressHost } from '../progress-host.ts'
import type { ProgressStore } from '../store/progress-store.ts'

/** A notification that no browser has confirmed yet. */
interface PendingNotification {
  readonly key: string
  readonly isRestore: boolean
}

/** Notifications of solves, at most one for each challenge. Each is kept until a browser confirms it. */
export class Notifications {
  readonly #store: ProgressStore
  readonly #publish: Publish
  readonly #flag: ProgressHost['flag']
  readonly #catalogue: ProgressHost['catalogue']
  /** Oldest first. */
  #waiting: PendingNotification[] = []

  /** @param host flags of this world, and the challenges for which browsers are notified */
  constructor(store: ProgressStore, publish: Publish, { flag, catalogue }: Pick<ProgressHost, 'flag' | 'catalogue'>) {
    this.#flag = flag
    this.#catalogue = catalogue
    this.#store = store
    this.#publish = publish
    store.keepInMemory(() => {
      const rows = store.rows<{ key: string; isRestore: number }>(
        'SELECT key, isRestore FROM Notifications ORDER BY position',
      )
      this.#waiting = rows.map(({ key, isRestore }) => ({ key, isRestore: isRestore === 1 }))
    })
  }

  /** Unconfirmed notifications, oldest first. */
  pending(configuration: Configuration, language: string): ChallengeSolved[] {
    const { byKey } = this.#catalogue()
    return this.#waiting.flatMap(({ key, isRestore }) => {
      const entry = byKey.get(key)
      return entry ? [this.#of(entry, isRestore, configuration, language)] : []
    })
  }

  /** Adds the notification of a challenge at the end of the unconfirmed ones. */
  add(key: string, isRestore: boolean): void {
    // Replaces an earlier notification of the same challenge.
    this.#store.run('INSERT OR REPLACE INTO Notifications (key, isRestore) VALUES (?, ?)', key, isRestore ? 1 : 0)
    this.#waiting = [...this.#waiting.filter((other) => other.key !== key), { key, isRestore }]
  }

  /** Sends the notification of a counted challenge to connected browsers, and returns it in English. */
  show(entry: CatalogueEntry, isRestore: boolean, configuration: Configuration): ChallengeSolved {
    const told = (language: string) => this.#of(entry, isRestore, configuration, language)
    if (this.#catalogue().byKey.has(entry.challenge.key)) this.#publish('notification', told)
    return told('en')
  }

  /** Removes the notification with a flag after a browser has shown it. */
  confirm(flag: string): void {
    const shown = this.#waiting.find(({ key }) => {
      const entry = this.#catalogue().byKey.get(key)
      return entry && this.#flag(entry) === flag
    })
    if (!shown) return
    this.#store.run('DELETE FROM Notifications WHERE key = ?', shown.key)
    this.#waiting = this.#waiting.filter((other) => other !== shown)
  }

  #of(entry: CatalogueEntry, isRestore: boolean, { challenges }: Configuration, language: string): ChallengeSolved {
    const { key, name, codingChallenge } = entry.challenge
    return {
      key,
      name,
      challenge: `${entry.title(language)} (${htmlToText(entry.brief(language)).trim()})`,
      flag: this.#flag(entry),
      hidden: !challenges.showSolvedNotifications,
      isRestore,
      codingChallenge: codingChallenge && challenges.codingChallengesEnabled !== 'never',
    }
  }
}
