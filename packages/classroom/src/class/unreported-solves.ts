import { setImmediate as pause } from 'node:timers/promises'
import { StorageFailure } from '@fruit/world/storage/storage-failure'
import type { ClassContext } from './class-context.ts'
import { worldOf } from './roster.ts'

/** This WAL file exists while a world is open, and after a process ended without closing its worlds. */
const PROGRESS_WAL = 'progress.db-wal'

/**
 * Reports solves that a killed process stored but did not report. A solve is stored in the world's progress first and reported a
 * moment later; the process may end in between.
 */
export class UnreportedSolves {
  readonly #context: ClassContext
  readonly #seen = new Set<string>()

  constructor(context: ClassContext) {
    this.#context = context
  }

  /** Catches up on all shops that a process left open. */
  async catchUpAll(): Promise<void> {
    const { roster, backend, inShop } = this.#context
    for (const world of backend.registry.worldsWithFile(PROGRESS_WAL)) {
      const team = roster.teamOfWorld(world)
      if (!team || roster.events.get(team.event)?.state !== 'open') continue
      try {
        await inShop(team.id, () => this.catchUp(team.id))
      } catch (error) {
        // The registry has reported the damage. All other shops go on; this one catches up when it can be opened.
        if (!(error instanceof StorageFailure)) throw error
      }
      // Each shop blocks the main thread for a moment.
      await pause()
    }
  }

  /** Reports stored but unreported solves of a team's open shop, once per process. */
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
