import { setImmediate as pause } from 'node:timers/promises'
import type { ClassContext } from './class-context.ts'
import { worldOf } from './roster.ts'

/** It is there while a world is open, and after a process that ended without closing its worlds. */
const LOG_OF_WRITES = 'progress.db-wal'

/**
 * What a killed process stored in a shop and had no time to report. A solve is in the progress of its world first, and in the
 * reports a moment later: between the two a process may end.
 */
export class UnreportedSolves {
  readonly #context: ClassContext
  readonly #seen = new Set<string>()

  constructor(context: ClassContext) {
    this.#context = context
  }

  /** Looks at all shops that a process left open. */
  async catchUpAll(): Promise<void> {
    const { roster, backend, inShop } = this.#context
    for (const world of backend.registry.holding(LOG_OF_WRITES)) {
      const team = roster.teamOfWorld(world)
      if (!team || roster.events.get(team.event)?.state !== 'open') continue
      await inShop(team.id, () => this.catchUp(team.id))
      // Each holds the main thread for a moment.
      await pause()
    }
  }

  /** Reports what the shop of a team, which is open, has stored beyond what was reported. Looks once. */
  catchUp(team: string): void {
    if (this.#seen.has(team)) return
    const { roster, backend, journal } = this.#context
    const progress = backend.progressRegistry.ofOpen(worldOf(team))
    const record = roster.records.get(team)
    if (!progress || !record) return
    this.#seen.add(team)
    for (const { key, phase, at } of progress.scores.solves) {
      if (phase !== 'hack' || !progress.solves.has(key) || record.solves.has(key)) continue
      const request = progress.solves.requestOf(key)
      journal.note('solved', team, { challenge: key, at, text: request ? `${request.method} ${request.url}` : '' })
    }
    for (const { challenge } of backend.challenges.entries) {
      const status = progress.coding.status(challenge.key)
      if (status === 0 || (record.coding.get(challenge.key) ?? 0) >= status) continue
      journal.note(status === 2 ? 'fixed' : 'code-found', team, { challenge: challenge.key })
    }
  }
}
