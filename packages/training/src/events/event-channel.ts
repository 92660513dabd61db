import type { OwnFixTakenOut, OwnFixWaits } from '@fruit/contracts/calls/coding'
import type { ChallengeSolved, CodeChallengeSolved, NearlySolved } from '@fruit/contracts/calls/training'
import type { WorldId } from '@fruit/world/world'

/** A solve by the player's own hand. */
export interface OwnSolve {
  /** In English. */
  readonly notification: ChallengeSolved
  /** Milliseconds since the epoch. */
  readonly solvedAt: number
  readonly hintsAvailable: number
  readonly hintsUnlocked: number
  readonly cheatScore: number
  readonly totalCheatScore: number
}

/** What happens to the player of a world: each kind of event with what it says. It is stored before it is published. */
export interface TrainingEvents {
  /** The player solved a challenge. */
  readonly solved: OwnSolve
  /** Browsers should show this, each in its language: a solve, a restore, or one of them once more. */
  readonly notification: (language: string) => ChallengeSolved
  /** What solves a challenge happened, whether it was solved before or not. */
  readonly reachedGoal: { readonly key: string }
  /** The player did what nearly solves a challenge; what is missing, in a language. */
  readonly nearlySolved: (language: string) => NearlySolved
  readonly codingSolved: CodeChallengeSolved
  /** A continue code marked challenges as solved. */
  readonly restored: { readonly keys: readonly string[] }
  /** The player forgot progress, or got a new shop. */
  readonly reset: { readonly what: 'challenge'; readonly key: string } | { readonly what: 'progress' | 'shop' }
  /** A reset was undone, which brought so many solves back. */
  readonly undone: { readonly what: 'challenge' | 'progress' | 'shop'; readonly solves: number }
  /** The player opened a hint, counted from 1. */
  readonly hintOpened: { readonly key: string; readonly number: number }
  /** A fix of the player's own was judged. */
  readonly ownFixJudged: { readonly key: string; readonly verdict: string; readonly code: string }
  readonly ownFixTakenOut: OwnFixTakenOut
  /** A fix of the player's own waits to be judged, and has another place in the queue. */
  readonly ownFixWaits: OwnFixWaits
  /** A trainer says something to whoever plays here, as plain text. */
  readonly trainerSaid: { readonly id: string; readonly text: string }
  /** A trainer changed what holds in this shop. @see language that pages open in; null: as each browser likes */
  readonly rulesChanged: { readonly edition: string; readonly language: string | null }
  /** The trigger of a challenge threw an error. It is reported and does not affect the visitor. */
  readonly detectorFailed: { readonly key: string; readonly error: unknown }
}

export type EventName = keyof TrainingEvents

/** Publishes an event of one world to all subscribers. */
export type Publish = <Name extends EventName>(name: Name, event: TrainingEvents[Name]) => void

type Subscriber<Name extends EventName> = (world: WorldId, event: TrainingEvents[Name]) => void | Promise<void>

/** The one way in which the rest of the server learns what happens in worlds. */
export class EventChannel {
  readonly #subscribers: { readonly [Name in EventName]: Subscriber<Name>[] } = {
    solved: [],
    notification: [],
    reachedGoal: [],
    nearlySolved: [],
    codingSolved: [],
    restored: [],
    reset: [],
    undone: [],
    hintOpened: [],
    ownFixJudged: [],
    ownFixTakenOut: [],
    ownFixWaits: [],
    trainerSaid: [],
    rulesChanged: [],
    detectorFailed: [],
  }
  readonly #subscriberFailed: (name: EventName, error: unknown) => void

  /** @param subscriberFailed receives every error that a subscriber throws; other subscribers are not affected */
  constructor(subscriberFailed: (name: EventName, error: unknown) => void) {
    this.#subscriberFailed = subscriberFailed
  }

  /** Calls a subscriber with each event of a kind from now on, in the order of the subscriptions. */
  subscribe<Name extends EventName>(name: Name, subscriber: Subscriber<Name>): void {
    this.#subscribers[name].push(subscriber)
  }

  /** What publishes the events of a world. */
  of(world: WorldId): Publish {
    return (name, event) => {
      for (const subscriber of this.#subscribers[name]) this.#tell(name, subscriber, world, event)
    }
  }

  #tell<Name extends EventName>(
    name: Name,
    subscriber: Subscriber<Name>,
    world: WorldId,
    event: TrainingEvents[Name],
  ): void {
    const failed = (error: unknown) => this.#subscriberFailed(name, error)
    try {
      const told: unknown = subscriber(world, event)
      // A subscriber that promises nothing may give back whatever it likes.
      if (told instanceof Promise) told.catch(failed)
    } catch (error) {
      failed(error)
    }
  }
}
