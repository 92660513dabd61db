import type {
  ActivityEntry,
  ActivityKind,
  LiveChallenge,
  LiveEvent,
  LiveLearner,
  LiveMessage,
  LiveTeam,
} from '@fruit/contracts/console/live'
import type { TrainingCatalogue } from '@fruit/training/catalogue/training-catalogue'
import type { Clock } from '@fruit/world/clock'
import type { StoredActivityEntry, StoredEvent } from '../store/tables.ts'
import type { ClassJournal } from './class-journal.ts'
import { type Roster, worldOf } from './roster.ts'
import { pointsOf } from './team-record.ts'

/** Changes are sent in batches, this many milliseconds after the first one. */
const BATCH_INTERVAL_MS = 200
/** Minimum interval between visits of a learner that are noted. Learners are present for twice this time. */
const PRESENCE_MS = 60_000

/** Frequent kinds that do not affect the ranking. */
const UNRANKED_KINDS: ReadonlySet<ActivityKind> = new Set<ActivityKind>(['visit', 'near', 'word-shown'])

/** A team in the ranking that learners see. */
export interface ClassRank {
  /** From 1; teams with equal points share one. */
  readonly place: number
  readonly id: string
  readonly name: string
  readonly points: number
  readonly solved: number
}

interface Parts {
  readonly roster: Roster
  readonly journal: ClassJournal
  readonly catalogue: TrainingCatalogue
  readonly clock: Clock
  readonly trouble: () => LiveEvent['trouble']
  /** Returns the name of the limit that a world exceeded within the last minute. */
  readonly atLimit: (world: string) => string | null
}

/** Live data of an event for trainers. */
export class LiveView {
  readonly #parts: Parts
  /** Time of each learner's last noted visit, in milliseconds since the epoch. */
  readonly #seenAt = new Map<string, number>()
  readonly #watchers = new Set<Watcher>()
  /** Cached points and rankings of each event, by the time after which solves do not count; deleted when a change affects them. */
  readonly #standings = new Map<string, Map<number, Standing>>()
  #version = 0

  constructor(parts: Parts) {
    this.#parts = parts
    parts.journal.listen((happening) => this.#changed(happening))
  }

  /** The challenges that count in an event, in the order of the board. */
  challenges(event: Pick<StoredEvent, 'settings'>): LiveChallenge[] {
    const { challenges, path } = event.settings
    const along = this.#parts.catalogue.paths.find(({ entry }) => entry.id === path)
    const counted = challenges ?? along?.challenges.map(({ challenge }) => challenge.key) ?? null
    return this.allChallenges().filter(({ key }) => counted === null || counted.includes(key))
  }

  allChallenges(): LiveChallenge[] {
    return this.#parts.catalogue.entries
      .map((entry) => ({
        key: entry.challenge.key,
        name: entry.challenge.name,
        category: entry.challenge.category,
        difficulty: entry.challenge.difficulty,
        hints: entry.hints('en').length,
        hasCode: entry.challenge.codingChallenge || entry.challenge.weakness !== undefined,
      }))
      .sort((one, other) => one.difficulty - other.difficulty)
  }

  /** @param until excludes later solves (milliseconds since the epoch), for a frozen board */
  snapshot(event: StoredEvent, until?: number): LiveEvent {
    const { roster, clock, trouble } = this.#parts
    return {
      version: this.#version,
      now: clock.now(),
      challenges: this.challenges(event),
      learners: roster.learnersOf(event.id).map(({ id }) => this.#learner(id)),
      teams: this.#teams(event, undefined, until),
      trouble: trouble(),
    }
  }

  /**
   * Returns the teams with members, best first; for equal points, the team that reached them first. The result is cached until a
   * change affects it, because every learner requests it.
   *
   * @param until as for `whole`
   */
  ranking(event: StoredEvent, until?: number): readonly ClassRank[] {
    const standing = this.#standing(event, until)
    standing.ranks ??= this.#ranks(event, standing.points)
    return standing.ranks
  }

  #ranks(event: StoredEvent, worth: Standing['points']): readonly ClassRank[] {
    const { roster } = this.#parts
    const teams = roster
      .teamsOf(event.id)
      .filter(({ id }) => roster.membersOf(id).length > 0)
      .map(({ id, name }) => {
        const { solves } = roster.records.get(id)!
        const counted = [...(worth.get(id) ?? [])]
        const points = counted.reduce((sum, [, each]) => sum + each.points, 0)
        const last = Math.max(0, ...counted.map(([key]) => solves.get(key)!.at))
        return { id, name, points, solved: counted.length, last }
      })
      .sort((one, other) => other.points - one.points || one.last - other.last)
    const placeOf = new Map<number, number>()
    for (const [index, { points }] of teams.entries()) if (!placeOf.has(points)) placeOf.set(points, index + 1)
    return teams.map(({ last: _, ...team }) => ({ place: placeOf.get(team.points)!, ...team }))
  }

  /** Records a visit of a learner. @returns whether no visit was noted within the last minute */
  recordVisit(learner: string): boolean {
    const now = this.#parts.clock.now()
    const isNews = now - (this.#seenAt.get(learner) ?? Number.NEGATIVE_INFINITY) >= PRESENCE_MS
    if (isNews) this.#seenAt.set(learner, now)
    return isNews
  }

  /**
   * Sends the state of an event, and then its changes.
   *
   * @returns a function that unsubscribes
   */
  watch(event: StoredEvent, send: (message: LiveMessage) => void): () => void {
    const watcher = new Watcher(event.id, send, (changed) => this.#rows(changed))
    this.#watchers.add(watcher)
    send({ kind: 'whole', event: this.snapshot(event) })
    return () => {
      watcher.close()
      this.#watchers.delete(watcher)
    }
  }

  /** Announces changed learners or teams without a journal entry. */
  announceChange(event: string, change: { learners?: readonly string[]; teams?: readonly string[] }): void {
    this.#version++
    // A mere visit does not affect the ranking.
    if (change.teams) this.#standings.delete(event)
    for (const watcher of this.#of(event)) watcher.note(change)
  }

  /** Announces that the settings or the state of an event have changed, or that it was deleted. */
  announce(event: string, kind: 'settings' | 'gone'): void {
    this.#standings.delete(event)
    for (const watcher of this.#of(event)) watcher.tell({ kind })
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close()
  }

  #of(event: string): Watcher[] {
    return [...this.#watchers].filter((watcher) => watcher.event === event)
  }

  #changed(happening: StoredActivityEntry): void {
    this.#version++
    const { event, learner, kind } = happening
    if (!UNRANKED_KINDS.has(kind)) this.#standings.delete(event)
    const watchers = this.#of(event)
    if (watchers.length === 0) return
    const teams = kind === 'visit' ? [] : this.#touchedBy(happening)
    for (const watcher of watchers) watcher.note({ teams, learners: learner ? [learner] : [], happening })
  }

  /** Returns the teams that an entry affects. */
  #touchedBy({ event, team, kind, challenge, at }: StoredActivityEntry): readonly string[] {
    const { roster } = this.#parts
    const all = () => roster.teamsOf(event).map(({ id }) => id)
    // Removed or restored solves change the points of all later solves.
    if (kind === 'reset' || kind === 'undone') return all()
    if (kind !== 'solved') return [team]
    // A solve changes the points of solves that are not earlier: at the same time, or later after the clock was set back.
    const isLater = (id: string) =>
      (roster.records.get(id)?.solves.get(challenge ?? '')?.at ?? Number.NEGATIVE_INFINITY) >= at
    return [team, ...all().filter((id) => id !== team && isLater(id))]
  }

  #rows({ event, learners, teams, happenings }: Changed): LiveMessage | null {
    const { roster, clock, trouble } = this.#parts
    const stored = roster.events.get(event)
    if (!stored) return null
    return {
      kind: 'changed',
      version: this.#version,
      now: clock.now(),
      learners: [...learners].filter((id) => roster.learners.has(id)).map((id) => this.#learner(id)),
      teams: this.#teams(stored, teams),
      happenings: happenings.map(({ event: _, ...happening }) => happening),
      trouble: trouble(),
    }
  }

  #learner(id: string): LiveLearner {
    const { roster, clock } = this.#parts
    const { nickname, team, joinedAt, removedAt, question } = roster.learners.get(id)!
    return {
      ...{ id, nickname, team, joinedAt, question },
      isRemoved: removedAt !== null,
      isPresent: clock.now() - (this.#seenAt.get(id) ?? 0) < 2 * PRESENCE_MS,
      lastAct: roster.records.get(team)?.lastActs.get(id) ?? null,
    }
  }

  /** Returns the points of each solve of each team. They are computed once for all learners and consoles that ask. */
  #standing(event: StoredEvent, until = Number.POSITIVE_INFINITY): Standing {
    const { roster } = this.#parts
    const ofEvent = this.#standings.get(event.id) ?? new Map<number, Standing>()
    this.#standings.set(event.id, ofEvent)
    const known = ofEvent.get(until)
    if (known) return known
    const records = new Map(roster.teamsOf(event.id).map(({ id }) => [id, roster.records.get(id)!]))
    const stars = new Map(this.challenges(event).map(({ key, difficulty }) => [key, difficulty]))
    const standing: Standing = { points: pointsOf(event.settings, records, (key) => stars.get(key), until) }
    ofEvent.set(until, standing)
    return standing
  }

  #teams(event: StoredEvent, only?: ReadonlySet<string>, until?: number): LiveTeam[] {
    const { roster, atLimit } = this.#parts
    const worth = this.#standing(event, until).points
    return [...worth.keys()].flatMap((id) => {
      if (only && !only.has(id)) return []
      const record = roster.records.get(id)!
      const solves: LiveTeam['solves'] = []
      let total = 0
      let solvedAt: number | null = null
      // A loop without spreads: a class has tens of thousands of solves.
      for (const [challenge, { points, isFirst }] of worth.get(id)!) {
        const { at, learner } = record.solves.get(challenge)!
        const status = record.coding.get(challenge)
        const [isCodeFound, isFixed] = [status !== undefined, status === 2]
        solves.push({ challenge, points, isFirst, at, learner, isCodeFound, isFixed })
        total += points
        solvedAt = Math.max(solvedAt ?? at, at)
      }
      return {
        ...{ id, name: roster.teams.get(id)!.name, solves, points: total, solvedAt },
        near: Object.fromEntries(record.near),
        hints: Object.fromEntries(record.hints),
        sharedFlags: record.sharedFlags,
        atLimit: atLimit(worldOf(id)),
      }
    })
  }
}

/** Points of an event, and the ranking once it was requested. */
interface Standing {
  readonly points: ReturnType<typeof pointsOf>
  ranks?: readonly ClassRank[]
}

interface Changed {
  readonly event: string
  readonly learners: ReadonlySet<string>
  readonly teams: ReadonlySet<string>
  readonly happenings: readonly (ActivityEntry & { readonly event: string })[]
}

/** Batches the changes of an event for one console. */
class Watcher {
  readonly event: string
  readonly #send: (message: LiveMessage) => void
  readonly #rows: (changed: Changed) => LiveMessage | null
  #changed: { learners: Set<string>; teams: Set<string>; happenings: StoredActivityEntry[] } | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(event: string, send: (message: LiveMessage) => void, rows: (changed: Changed) => LiveMessage | null) {
    this.event = event
    this.#send = send
    this.#rows = rows
  }

  note(change: { learners?: readonly string[]; teams?: readonly string[]; happening?: StoredActivityEntry }): void {
    this.#changed ??= { learners: new Set(), teams: new Set(), happenings: [] }
    for (const id of change.learners ?? []) this.#changed.learners.add(id)
    for (const id of change.teams ?? []) this.#changed.teams.add(id)
    if (change.happening) this.#changed.happenings.push(change.happening)
    this.#timer ??= setTimeout(() => this.#notifyAll(), BATCH_INTERVAL_MS)
    this.#timer.unref()
  }

  tell(message: LiveMessage): void {
    this.#notifyAll()
    this.#send(message)
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#changed = null
  }

  #notifyAll(): void {
    const changed = this.#changed
    this.close()
    const message = changed && this.#rows({ event: this.event, ...changed })
    if (message) this.#send(message)
  }
}
