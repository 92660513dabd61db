import type { EventSettings } from '@fruit/contracts/console/class-event'
import type { ActivityKind } from '@fruit/contracts/console/live'
import type { StoredActivityEntry } from '../store/tables.ts'

interface Solve {
  readonly at: number
  readonly learner: string | null
}

/** Maximum number of trainer messages that wait for a browser of a shop; older ones are on the class page. */
const MAX_PENDING_MESSAGES = 20

/** A trainer message that no browser has shown yet. */
export interface PendingMessage {
  readonly kind: 'message' | 'given-hint' | 'released'
  readonly challenge: string | null
  readonly text: string
}

/** State of a team, derived from its journal entries, which restore it after a restart. */
export class TeamRecord {
  readonly solves = new Map<string, Solve>()
  /** Status of each coding challenge: 1 when the flaw was found, 2 when it was fixed. */
  readonly coding = new Map<string, 1 | 2>()
  readonly near = new Map<string, number>()
  /** Number of different hints that the team opened itself, by challenge. */
  readonly hints = new Map<string, number>()
  sharedFlags = 0
  /** Bytes of the team's own entries in the database, approximately. Visits do not count: they are not read after a restart. */
  reportBytes = 0
  /** Trainer messages that no browser has shown yet, by id of the journal entry, oldest first. */
  readonly pendingMessages = new Map<string, PendingMessage>()
  /** Texts of messages and hints from trainers, oldest first. */
  readonly trainerMessages: string[] = []
  /** Learner of the latest request to the shop; null before the first. Not stored. */
  actor: string | null = null
  /** Last action of each learner. */
  readonly lastActs = new Map<string, { at: number; kind: ActivityKind; challenge: string | null }>()
  readonly #forgotten = new Map<string, Solve>()
  readonly #openedHints = new Set<string>()

  apply({ id, kind, challenge, at, learner, text }: StoredActivityEntry): void {
    if (learner !== null && LEARNER_ACTIONS.has(kind)) this.lastActs.set(learner, { at, kind, challenge })
    if (!UNCOUNTED_KINDS.has(kind)) this.reportBytes += ENTRY_BYTES + Buffer.byteLength(text)
    const key = challenge ?? ''
    switch (kind) {
      case 'solved':
        if (!this.solves.has(key)) this.solves.set(key, { at, learner })
        break
      case 'code-found':
        this.coding.set(key, 1)
        break
      case 'fixed':
        this.coding.set(key, 2)
        break
      case 'near':
        this.near.set(key, (this.near.get(key) ?? 0) + 1)
        break
      case 'hint':
        if (this.hasOpenedHint(key, text)) break
        this.#openedHints.add(`${key} ${text}`)
        this.hints.set(key, (this.hints.get(key) ?? 0) + 1)
        break
      case 'message':
      case 'given-hint':
        this.trainerMessages.push(text)
        this.#await(id, { kind, challenge, text })
        break
      case 'released':
        this.#await(id, { kind, challenge, text })
        break
      case 'word-shown':
        this.pendingMessages.delete(text)
        break
      case 'shared-flag':
        this.sharedFlags++
        break
      case 'reset':
        this.#forget(challenge)
        break
      case 'undone':
        this.#recall(key)
        break
    }
  }

  /** Tests whether the team opened a hint, also before a reset. @param number of the hint, as text */
  hasOpenedHint(key: string, number: string): boolean {
    return this.#openedHints.has(`${key} ${number}`)
  }

  /** Keys that an undo may bring back. */
  get forgotten(): readonly string[] {
    return [...this.#forgotten.keys()]
  }

  /** Time of the last solve, in milliseconds since the epoch. */
  get solvedAt(): number | null {
    const moments = [...this.solves.values()].map(({ at }) => at)
    return moments.length > 0 ? Math.max(...moments) : null
  }

  #await(id: string, word: PendingMessage): void {
    this.pendingMessages.set(id, word)
    const [oldest] = this.pendingMessages.keys()
    if (this.pendingMessages.size > MAX_PENDING_MESSAGES) this.pendingMessages.delete(oldest!)
  }

  #forget(challenge: string | null): void {
    for (const [key, solve] of this.solves) {
      if (challenge !== null && key !== challenge) continue
      this.#forgotten.set(key, solve)
      this.solves.delete(key)
      this.coding.delete(key)
    }
  }

  #recall(key: string): void {
    const solve = this.#forgotten.get(key)
    if (solve) this.solves.set(key, solve)
    this.#forgotten.delete(key)
  }
}

/** Bytes of an entry without its text, approximately. */
const ENTRY_BYTES = 200
const UNCOUNTED_KINDS: ReadonlySet<ActivityKind> = new Set(['visit', 'message', 'given-hint', 'released', 'word-shown'])

/** Kinds of entries that are actions of the learner. */
const LEARNER_ACTIONS: ReadonlySet<ActivityKind> = new Set([
  ...([
    'joined',
    'came-back',
    'visit',
    'near',
    'solved',
    'code-found',
    'fixed',
    'restored',
    'hint',
    'own-fix',
  ] as const),
  ...(['flag', 'shared-flag', 'question'] as const),
])

const POINTS_PER_STAR = 100
/** Each earlier solve by another team reduces the share by a tenth, down to `LEAST`. */
const DECREASE_PER_SOLVE = 0.1
const MIN_SHARE = 0.3

/** Points of one solve. */
export interface SolvePoints {
  readonly points: number
  readonly isFirst: boolean
}

/**
 * Computes the points of all solves of an event.
 *
 * @param records by team id
 * @param difficultyOf returns the stars of a challenge, 1 to 6; undefined for one that does not count
 * @param until time limit; later solves do not count
 * @returns by team, then by challenge
 */
export function pointsOf(
  { form, contest }: Pick<EventSettings, 'form' | 'contest'>,
  records: ReadonlyMap<string, TeamRecord>,
  difficultyOf: (key: string) => number | undefined,
  until = Number.POSITIVE_INFINITY,
): ReadonlyMap<string, ReadonlyMap<string, SolvePoints>> {
  const worth = new Map([...records.keys()].map((team) => [team, new Map<string, SolvePoints>()]))
  const solves = [...records]
    .flatMap(([team, record]) => [...record.solves].map(([key, { at }]) => ({ team, key, at, record })))
    .filter(({ at, key }) => at <= until && difficultyOf(key) !== undefined)
    .sort((one, other) => one.at - other.at || (one.team < other.team ? -1 : 1))
  const before = new Map<string, number>()
  for (const { team, key, record } of solves) {
    const rank = before.get(key) ?? 0
    before.set(key, rank + 1)
    const full = POINTS_PER_STAR * difficultyOf(key)!
    const share = contest.points === 'falling' ? Math.max(MIN_SHARE, 1 - DECREASE_PER_SOLVE * rank) : 1
    const bonus = rank === 0 ? contest.firstBlood : 0
    const hints = (record.hints.get(key) ?? 0) * contest.hintCost
    const points = form === 'contest' ? Math.max(0, Math.round(full * share) + bonus - hints) : 0
    worth.get(team)!.set(key, { points, isFirst: rank === 0 })
  }
  return worth
}
