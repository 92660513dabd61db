import type { ActivityKind } from '@fruit/contracts/console/live'
import { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import type { Platform } from '../store/platform.ts'
import { ReportSpool } from '../store/report-spool.ts'
import type { StoredActivityEntry } from '../store/tables.ts'
import type { Roster } from './roster.ts'

/** Longer texts are truncated. */
const MAX_TEXT_LENGTH = 20_000
/** Kinds that are also noted when the event is not open, since its shops may still be: trainer messages and their display. */
const KINDS_AFTER_END: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'message',
  'given-hint',
  'released',
  'word-shown',
])

/** Kinds that determine points and members of a team. They are never dropped. */
const PERMANENT_KINDS: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  ...(['solved', 'code-found', 'fixed', 'hint', 'shared-flag', 'reset', 'undone'] as const),
  ...(['joined', 'removed', 'moved'] as const),
])

interface Parts {
  readonly platform: Platform
  readonly roster: Roster
  readonly clock: Clock
  readonly random: Random
  readonly limits: { readonly reportsPerMinute: number; readonly reportBytes: number }
}

/** Writes activity in the shops of events to disk immediately, to the database soon after, and to the team records. */
export class ClassJournal {
  readonly #parts: Parts
  readonly #spool: ReportSpool
  readonly #listeners = new Set<(happening: StoredActivityEntry) => void>()
  /** Limits reports per team, because learners control their number and the console reads them all. */
  readonly #reports: FixedWindowRateLimiter
  #count = 0

  /** @param changed called with an error when the database becomes unreachable, and with null when it is back */
  constructor(parts: Parts, folder: string, changed: (trouble: Error | null) => void) {
    this.#reports = new FixedWindowRateLimiter(parts.limits.reportsPerMinute, 60_000)
    this.#parts = parts
    this.#spool = new ReportSpool({
      folder,
      changed,
      // The event may have been deleted in the meantime.
      deliver: (reports) =>
        parts.platform.activityLog.add(reports.filter(({ event }) => parts.roster.events.has(event))),
    })
  }

  get waiting(): number {
    return this.#spool.waiting
  }

  /**
   * Notes an activity of a team. If its event is not open, only `KINDS_AFTER_END` are noted. Above the limits per minute and in
   * total, only `PERMANENT_KINDS` are noted, without text except the number of a hint.
   *
   * @returns null if nothing is noted
   */
  note(
    kind: ActivityKind,
    team: string,
    what: { learner?: string | null; challenge?: string | null; text?: string; at?: number } = {},
  ): StoredActivityEntry | null {
    const { roster, clock, random } = this.#parts
    const event = roster.events.get(roster.teams.get(team)?.event ?? '')
    if (!event || (event.state !== 'open' && !KINDS_AFTER_END.has(kind))) return null
    const isTooMuch = !KINDS_AFTER_END.has(kind) && (this.#reports.count(team) > 0 || this.#isFull(kind, team))
    if (isTooMuch && !PERMANENT_KINDS.has(kind)) return null
    const at = what.at ?? clock.now()
    // Ids increase, so that entries of the same millisecond keep their order.
    const id = `${at.toString(36).padStart(9, '0')}-${(this.#count++).toString(36).padStart(6, '0')}-${random.hex(8)}`
    const { learner = null, challenge = null, text = '' } = what
    const happening = {
      id,
      event: event.id,
      team,
      learner,
      at,
      kind,
      challenge,
      text: isTooMuch && kind !== 'hint' ? '' : text.slice(0, MAX_TEXT_LENGTH),
    }
    this.#spool.write(happening)
    this.apply(happening)
    return happening
  }

  #isFull(kind: ActivityKind, team: string): boolean {
    const { roster, limits } = this.#parts
    return kind !== 'visit' && (roster.records.get(team)?.reportBytes ?? 0) >= limits.reportBytes
  }

  /** Applies an entry to the team's record, and notifies listeners. */
  apply(happening: StoredActivityEntry): void {
    this.#parts.roster.records.get(happening.team)?.apply(happening)
    for (const listener of this.#listeners) listener(happening)
  }

  /** @returns a function that unsubscribes */
  listen(listener: (happening: StoredActivityEntry) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Writes all waiting entries to the database. */
  async flush(): Promise<void> {
    await this.#spool.flush()
  }

  close(): Promise<void> {
    return this.#spool.close()
  }
}
