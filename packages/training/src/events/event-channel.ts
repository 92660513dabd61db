import type { OwnFixTakenOut, OwnFixWaits } from '@fruit/contracts/calls/coding'
import type { ChallengeSolved, CodeChallengeSolved, NearlySolved } from '@fruit/contracts/calls/training'
import type { WorldId } from '@fruit/world/world'

/** A solve by the player, not by a restore. */
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

/** Events of a world's player with their data. They are published after they are stored. */
export interface TrainingEvents {
  /** The player solved a challenge. */
  readonly solved: OwnSolve
  /** Browsers should show this notification, each in its language: of a solve, of a restore, or repeated. */
  readonly notification: (language: string) => ChallengeSolved
  /** A trigger of a challenge fired, whether the challenge was solved before or not. */
  readonly reachedGoal: { readonly key: string }
  /** The player nearly solved a challenge; returns the missing step in a language. */
  readonly nearlySolved: (language: string) => NearlySolved
  readonly codingSolved: CodeChallengeSolved
  /** A continue code marked challenges as solved. */
  readonly restored: { readonly keys: readonly string[] }
  /** The player reset progress or the shop. */
  readonly reset: { readonly what: 'challenge'; readonly key: string } | { readonly what: 'progress' | 'shop' }
  /** A reset was undone, which restored this many solves. */
  readonly undone: { readonly what: 'challenge' | 'progress' | 'shop'; readonly solves: number }
  /** The player opened a hint, counted from 1. */
  readonly hintOpened: { readonly key: string; readonly number: number }
  /** A fix written by the player was judged. */
  readonly ownFixJudged: { readonly key: string; readonly verdict: string; readonly code: string }
  readonly ownFixTakenOut: OwnFixTakenOut
  /** A fix written by the player is queued for judging, and its position has changed. */
  readonly ownFixWaits: OwnFixWaits
  /** A trainer sends a message in plain text to the players of a world. */
  readonly trainerSaid: { readonly id: string; readonly text: string }
  /** A trainer changed the rules of this shop. @see language in which pages open; null: the browser's language */
  readonly rulesChanged: { readonly edition: string; readonly language: string | null }
  /** The trigger of a challenge threw an error. It is reported and does not affect the visitor. */
  readonly detectorFailed: { readonly key: string; readonly error: unknown }
}

export type EventName = keyof TrainingEvents

/** Publishes an event of one world to all subscribers. */
export type Publish = <Name extends EventName>(name: Name, event: TrainingEvents[Name]) => void

type Subscriber<Name extends EventName> = (world: WorldId, event: TrainingEvents[Name]) => void | Promise<void>

/** The only channel through which the rest of the server learns about events in worlds. */
export class EventChannel {
  readonly #subscribers = new Map<EventName, Subscriber<never>[]>()
  readonly #subscriberFailed: (name: EventName, error: unknown) => void

  /** @param subscriberFailed receives every error that a subscriber throws; other subscribers are not affected */
  constructor(subscriberFailed: (name: EventName, error: unknown) => void) {
    this.#subscriberFailed = subscriberFailed
  }

  /** Calls a subscriber with each later event of a kind, in the order of the subscriptions. */
  subscribe<Name extends EventName>(name: Name, subscriber: Subscriber<Name>): void {
    this.#subscribers.set(name, [...(this.#subscribers.get(name) ?? []), subscriber])
  }

  /** Returns the function that publishes the events of a world. */
  publisherFor(world: WorldId): Publish {
    return (name, event) => {
      for (const subscriber of this.#subscribers.get(name) ?? [])
        this.#tell(name, subscriber as Subscriber<typeof name>, world, event)
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
      // A subscriber typed as `void` may return any value.
      if (told instanceof Promise) told.catch(failed)
    } catch (error) {
      failed(error)
    }
  }
}
