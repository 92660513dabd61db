import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type { World } from '@fruit/world/world'
import type { Publish } from '../events/event-channel.ts'
import type { Notifications } from '../notifications/notifications.ts'
import type { Solves } from '../solves/solves.ts'
import type { ProgressStore } from '../store/progress-store.ts'

/** Parts of the progress that a restore writes. */
export interface RestoreParts {
  readonly store: ProgressStore
  readonly solves: Solves
  readonly notifications: Notifications
  readonly publish: Publish
}

/** Marks challenges as solved, for a continue code. Challenges that are solved already keep their data. */
export function restoreSolves(parts: RestoreParts, entries: readonly CatalogueEntry[], world: World): void {
  const { store, solves, notifications, publish } = parts
  const missing = [...new Set(entries)].filter(({ challenge }) => !solves.has(challenge.key))
  if (missing.length === 0) return
  const now = world.clock.now()
  store.transaction(() => {
    for (const { challenge } of missing) {
      solves.add(challenge.key, now, null)
      notifications.add(challenge.key, true)
    }
  })
  for (const entry of missing) notifications.show(entry, true, world.configuration)
  publish('restored', { keys: missing.map(({ challenge }) => challenge.key) })
}
