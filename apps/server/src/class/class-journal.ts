import type { HappeningKind } from '@fruit/contracts/console/live'
import type { Platform } from '@fruit/platform/platform'
import { ReportSpool } from '@fruit/platform/report-spool'
import type { StoredHappening } from '@fruit/platform/tables'
import type { Clock } from '@fruit/world/clock'
import type { Random } from '@fruit/world/random'
import { Allowance } from '../callers/allowance.ts'
import type { Roster } from './roster.ts'

/** Longer texts are cut. */
const MOST_CHARACTERS = 20_000
/** What trainers may say when an event is over and its shops are still open, and that it was shown. */
const WORDS: ReadonlySet<HappeningKind> = new Set<HappeningKind>(['message', 'given-hint', 'released', 'word-shown'])

/** From these the points of a team follow, and who is in it. */
const LASTING: ReadonlySet<HappeningKind> = new Set<HappeningKind>([
  ...(['solved', 'code-found', 'fixed', 'hint', 'shared-flag', 'reset', 'undone'] as const),
  ...(['joined', 'removed', 'moved'] as const),
])

interface Parts {
  readonly platform: Platform
  readonly roster: Roster
  readonly clock: Clock
  readonly random: Random
  readonly limits: { readonly reportsPerMinute: number }
}

/** What happens in shops of events: on the disk at once, in the database soon, and in the records of the teams. */
export class ClassJournal {
  readonly #roster: Roster
  readonly #clock: Clock
  readonly #random: Random
  readonly #spool: ReportSpool
  readonly #listeners = new Set<(happening: StoredHappening) => void>()
  /** Reports by team: learners decide how many there are, and the console reads them all. */
  readonly #reports: Allowance
  #count = 0

  /** @param changed told when the database is lost, and with null when it is back */
  constructor(parts: Parts, folder: string, changed: (trouble: Error | null) => void) {
    this.#reports = new Allowance(parts.limits.reportsPerMinute, 60_000)
    this.#roster = parts.roster
    this.#clock = parts.clock
    this.#random = parts.random
    this.#spool = new ReportSpool({
      folder,
      changed,
      // An event may have been deleted meanwhile.
      deliver: (reports) =>
        parts.platform.happenings.add(reports.filter(({ event }) => this.#roster.events.has(event))),
    })
  }

  get waiting(): number {
    return this.#spool.waiting
  }

  /**
   * Notes what happened to a team. Once its event is over, only what trainers say. Of a team with more reports within a minute than
   * the limit allows, only what lasts, without its text.
   *
   * @returns null where nothing is noted
   */
  note(
    kind: HappeningKind,
    team: string,
    what: { learner?: string | null; challenge?: string | null; text?: string; at?: number } = {},
  ): StoredHappening | null {
    const event = this.#roster.events.get(this.#roster.teams.get(team)?.event ?? '')
    if (!event || (event.state !== 'open' && !WORDS.has(kind))) return null
    const isTooMuch = !WORDS.has(kind) && this.#reports.count(team) > 0
    if (isTooMuch && !LASTING.has(kind)) return null
    const at = what.at ?? this.#clock.now()
    // Ids grow, so that what happened within a millisecond stays in its order.
    const id = `${at.toString(36).padStart(9, '0')}-${(this.#count++).toString(36).padStart(6, '0')}-${this.#random.hex(8)}`
    const { learner = null, challenge = null, text = '' } = what
    const happening = {
      id,
      event: event.id,
      team,
      learner,
      at,
      kind,
      challenge,
      text: isTooMuch ? '' : text.slice(0, MOST_CHARACTERS),
    }
    this.#spool.write(happening)
    this.take(happening)
    return happening
  }

  /** Lets the record of a team know what happened. */
  take(happening: StoredHappening): void {
    this.#roster.records.get(happening.team)?.take(happening)
    for (const listener of this.#listeners) listener(happening)
  }

  /** @returns what ends listening */
  listen(listener: (happening: StoredHappening) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Brings what waits into the database. */
  async flush(): Promise<void> {
    await this.#spool.flush()
  }

  close(): Promise<void> {
    return this.#spool.close()
  }
}
