import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import type {
  ChallengeRow,
  ChallengeSolved,
  CodeChallengeSolved,
  SolvingRequest,
} from '@fruit/contracts/calls/training'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { challengeRow } from './challenges/challenge-row.ts'
import { type CodingPhase, noAttempts, STATUS_AFTER } from './coding/coding-phase.ts'
import { notificationOf } from './notifications/notification.ts'
import { NotificationQueue } from './notifications/notification-queue.ts'
import type { ProgressStore, StoredProgress } from './progress-store.ts'
import { type ScoredSolve, scoreOfHack, scoreOfPace, totalScore } from './scores/cheat-score.ts'
import { VisitedPaths } from './scores/visited-paths.ts'
import type { Judgement } from './solves/judgement.ts'

/** What a visit was caused by. */
export interface Cause {
  /** As the player will see it again; null for a job of the shop. */
  readonly request: SolvingRequest | null
  /** The picture that tells of a visit was fetched without the page that it stands on. */
  readonly bypassed: boolean
}

/** A solve by the player's own hand, after it is stored. */
export interface OwnSolve {
  readonly notification: ChallengeSolved
  /** Milliseconds since the epoch. */
  readonly solvedAt: number
  readonly hintsAvailable: number
  readonly hintsUnlocked: number
  readonly cheatScore: number
  readonly totalCheatScore: number
}

/** Told of what happens to a world's progress, after it is stored. */
export interface ProgressListener {
  solved(solve: OwnSolve): void
  /** Browsers should show this: a solve, a restore, or one of them once more. */
  notify(notification: ChallengeSolved): void
  codingSolved(solved: CodeChallengeSolved): void
  /** A detector threw: somebody should read about it, nobody should suffer. */
  failed(key: string, error: unknown): void
}

/** Rows are kept for as many languages at a time. */
const MOST_LANGUAGES = 4

/** The progress of one world's player. */
export class Progress {
  readonly catalogue: Judgement
  readonly visited: VisitedPaths
  readonly #store: ProgressStore
  #stored: StoredProgress
  #queue: NotificationQueue
  readonly #listener: ProgressListener
  /** When the first solve's time began to run. */
  readonly #openedAt: number
  /** By language, until something is solved. */
  readonly #rows = new Map<string, readonly ChallengeRow[]>()
  /** `#rows` as JSON, as far as it was asked for. */
  readonly #lists = new WeakMap<readonly ChallengeRow[], Buffer>()

  /** @param openedAt milliseconds since the epoch: now */
  constructor(catalogue: Judgement, store: ProgressStore, listener: ProgressListener, openedAt: number) {
    this.catalogue = catalogue
    this.visited = new VisitedPaths(catalogue.byKey)
    this.#store = store
    this.#stored = store.load()
    this.#queue = new NotificationQueue(store, this.#stored.pending)
    this.#listener = listener
    this.#openedAt = openedAt
  }

  /** Milliseconds since the epoch, or undefined while it is unsolved. */
  solvedAt(key: string): number | undefined {
    return this.#stored.solves.get(key)
  }

  isSolved(key: string): boolean {
    return this.#stored.solves.has(key)
  }

  get solvedCount(): number {
    return this.#stored.solves.size
  }

  /** The request that solved a challenge; null after a restore. */
  requestOf(key: string): SolvingRequest | null {
    return this.#store.requestOf(key)
  }

  codingStatus(key: string): 0 | 1 | 2 {
    return this.#stored.coding.get(key)?.status ?? 0
  }

  /** Answers so far to coding challenges, by key. */
  get attempts(): ReadonlyMap<string, Readonly<Record<CodingPhase, number>>> {
    return this.#stored.attempts
  }

  /** When hints of a challenge were opened, by their number. */
  openedHints(key: string): ReadonlyMap<number, number> {
    return this.#stored.hints.get(key) ?? new Map()
  }

  get totalCheatScore(): number {
    return totalScore(this.#stored.scores)
  }

  /** Whether `undo` has something to bring back. */
  get undoable(): boolean {
    return this.#stored.undoable
  }

  /** Notifications that no browser has confirmed yet, oldest first. */
  pending(world: World): ChallengeSolved[] {
    return this.#queue.waiting.flatMap(({ key, isRestore }) => {
      const entry = this.catalogue.byKey.get(key)
      return entry ? [this.#notification(entry, isRestore, world)] : []
    })
  }

  /** A browser has shown the notification with this flag. */
  confirm(flag: string): void {
    const shown = this.#queue.waiting.find(({ key }) => {
      const entry = this.catalogue.byKey.get(key)
      return entry && this.catalogue.flag(entry) === flag
    })
    if (shown) this.#queue.remove(shown.key)
  }

  /** Sends the notification of a solved challenge once more, as of a restore. */
  repeat(name: string, world: World): void {
    const entry = this.catalogue.entries.find(({ challenge }) => challenge.name === name)
    if (!entry || !this.isSolved(entry.challenge.key)) return
    this.#queue.add({ key: entry.challenge.key, isRestore: true })
    this.#listener.notify(this.#notification(entry, true, world))
  }

  /**
   * Judges what a visit recorded since the last time; solves are stored when this returns.
   *
   * @param cause asked for only when something is solved
   */
  judge(visit: Visit, cause: () => Cause): void {
    if (visit.journal.length === 0) return
    for (const recorded of visit.takeJournal()) {
      for (const { entry, trigger } of this.catalogue.listeners.get(recorded.fact.name) ?? []) {
        const { key } = entry.challenge
        if (this.isSolved(key)) continue
        try {
          if (trigger.holds(recorded, visit.world, visit)) this.#solve(entry, visit.world, cause())
        } catch (error) {
          this.#listener.failed(key, error)
        }
      }
    }
  }

  /** Marks challenges as solved, as a continue code asks for. Those that are solved already stay as they are. */
  restore(entries: readonly CatalogueEntry[], world: World): void {
    const missing = new Set(entries.filter(({ challenge }) => !this.isSolved(challenge.key)))
    if (missing.size === 0) return
    const now = world.clock.now()
    this.#store.together(() => {
      for (const { challenge } of missing) {
        this.#store.addSolve(challenge.key, now, null)
        this.#stored.solves.set(challenge.key, now)
        this.#queue.add({ key: challenge.key, isRestore: true })
      }
    })
    this.#rows.clear()
    for (const entry of missing) this.#listener.notify(this.#notification(entry, true, world))
  }

  /** Raises the coding status of challenges that have a coding challenge, as a continue code asks for. */
  restoreCoding(entries: readonly CatalogueEntry[], status: 1 | 2, world: World): void {
    for (const { challenge } of entries) if (challenge.codingChallenge) this.#raise(challenge.key, status, world)
  }

  /**
   * Counts an answer to a coding challenge. A right one solves the phase; once it is solved, answers count no more.
   *
   * @param expectedMinutes what an honest player needs at least (`minutesToFind`, `minutesToFix`)
   */
  answer(key: string, phase: CodingPhase, right: boolean, expectedMinutes: number, world: World): void {
    const status = STATUS_AFTER[phase]
    if (this.codingStatus(key) >= status) return
    const attempts = this.#stored.attempts.get(key) ?? noAttempts
    const count = attempts[phase] + 1
    this.#store.together(() => {
      this.#store.setAttempts(key, phase, count)
      this.#stored.attempts.set(key, { ...attempts, [phase]: count })
      if (!right) return
      const at = world.clock.now()
      this.#score({ key, phase, at, score: scoreOfPace(expectedMinutes, this.#elapsed(at)) })
      this.#raise(key, status, world)
    })
    if (right) this.#listener.codingSolved({ key, codingChallengeStatus: status })
  }

  /** Opens a hint; an open one stays as it is. */
  openHint(key: string, number: number, now: number): void {
    const opened = this.#stored.hints.get(key) ?? new Map<number, number>()
    if (opened.has(number)) return
    this.#store.addHint(key, number, now)
    this.#stored.hints.set(key, opened.set(number, now))
  }

  /** Forgets one challenge with the fixes of its weakness, or everything; `undo` brings it back. */
  forget(challenge: CatalogueEntry['challenge'] | null): void {
    this.#store.forget(challenge && { key: challenge.key, weakness: challenge.weakness?.id ?? null })
    this.#reload()
  }

  /** Brings back what was forgotten last; gives how many solved challenges that are, or null when there is nothing. */
  undo(): number | null {
    const before = this.solvedCount
    if (!this.#stored.undoable || !this.#store.recall()) return null
    this.#reload()
    return this.solvedCount - before
  }

  /** Every challenge with its state, in the order of ids, as the interface shows them. Not to be changed. */
  rows(visit: Visit): readonly ChallengeRow[] {
    const known = this.#rows.get(visit.language)
    if (known) return known
    const { startedAt, entries } = this.catalogue
    const rows = entries.map((entry) =>
      challengeRow(entry, {
        language: visit.language,
        settings: visit.world.configuration.challenges,
        solvedAt: this.#stored.solves.get(entry.challenge.key),
        coding: this.#stored.coding.get(entry.challenge.key),
        startedAt,
      }),
    )
    // A visitor chooses the language, so there is no end to the keys that could come.
    if (this.#rows.size >= MOST_LANGUAGES) this.#rows.clear()
    this.#rows.set(visit.language, rows)
    return rows
  }

  /** All rows as the bytes of the answer that browsers and tools ask for again and again. */
  list(visit: Visit): Buffer {
    const rows = this.rows(visit)
    const known = this.#lists.get(rows)
    if (known) return known
    const list = Buffer.from(JSON.stringify({ status: 'success', data: rows }))
    this.#lists.set(rows, list)
    return list
  }

  close(): void {
    this.#store.close()
  }

  #solve(entry: CatalogueEntry, world: World, { request, bypassed }: Cause): void {
    const { key, difficulty } = entry.challenge
    const { challenges, hackingInstructor } = world.configuration
    const solvedAt = world.clock.now()
    const score = scoreOfHack(
      {
        key,
        difficulty,
        hasTutorial: entry.challenge.tutorialOrder !== undefined,
        hintsShown: challenges.showHints,
        instructorEnabled: hackingInstructor.isEnabled,
        missingVisits: this.visited.missingFor(key),
        bypassed,
      },
      this.#stored.scores,
      this.#elapsed(solvedAt),
    )
    this.#store.together(() => {
      this.#store.addSolve(key, solvedAt, request)
      this.#score({ key, phase: 'hack', at: solvedAt, score })
      this.#queue.add({ key, isRestore: false })
    })
    this.#stored.solves.set(key, solvedAt)
    this.#rows.clear()
    const notification = this.#notification(entry, false, world)
    this.#listener.notify(notification)
    this.#listener.solved({
      notification,
      solvedAt,
      hintsAvailable: challenges.showHints ? entry.hints('en').length : 0,
      hintsUnlocked: this.openedHints(key).size,
      cheatScore: score,
      totalCheatScore: this.totalCheatScore,
    })
  }

  #raise(key: string, status: 1 | 2, world: World): void {
    if (this.codingStatus(key) >= status) return
    const changedAt = world.clock.now()
    this.#store.setCoding(key, status, changedAt)
    this.#stored.coding.set(key, { status, changedAt })
    this.#rows.clear()
  }

  #score(solve: ScoredSolve): void {
    this.#store.addScore(solve)
    this.#stored.scores.push(solve)
  }

  /** Milliseconds since the solve before, or since the start. */
  #elapsed(now: number): number {
    return now - (this.#stored.scores.at(-1)?.at ?? this.#openedAt)
  }

  #notification(entry: CatalogueEntry, isRestore: boolean, world: World): ChallengeSolved {
    return notificationOf(entry, this.catalogue.flag(entry), isRestore, world.configuration)
  }

  #reload(): void {
    this.#stored = this.#store.load()
    this.#queue = new NotificationQueue(this.#store, this.#stored.pending)
    this.#rows.clear()
  }
}
