import { join } from 'node:path'
import type { ChallengeSolved, CodeChallengeSolved } from '@fruit/contracts/calls/training'
import type { World, WorldId } from '@fruit/world/world'
import { type OwnSolve, Progress } from './progress.ts'
import { ProgressStore } from './progress-store.ts'
import type { Judgement } from './solves/judgement.ts'

export interface ProgressEvents {
  solved(world: WorldId, solve: OwnSolve): void
  notify(world: WorldId, notification: ChallengeSolved): void
  codingSolved(world: WorldId, solved: CodeChallengeSolved): void
  failed(world: WorldId, key: string, error: unknown): void
}

/** Holds the progress of every open world. It goes by the world's id, because a reset gives the id a new shop. */
export class ProgressRegistry {
  readonly #judgement: Judgement
  readonly #events: ProgressEvents
  readonly #open = new Map<WorldId, { progress: Progress; store: ProgressStore; worlds: number }>()

  constructor(judgement: Judgement, events: ProgressEvents) {
    this.#judgement = judgement
    this.#events = events
  }

  /** Called for each world that opens. */
  opened(world: World, folder: string): void {
    const open = this.#open.get(world.id)
    if (open) {
      open.worlds++
      return
    }
    const { id, clock } = world
    const store = new ProgressStore(join(folder, 'progress.db'))
    const listener = {
      solved: (solve: OwnSolve) => this.#events.solved(id, solve),
      notify: (notification: ChallengeSolved) => this.#events.notify(id, notification),
      codingSolved: (solved: CodeChallengeSolved) => this.#events.codingSolved(id, solved),
      failed: (key: string, error: unknown) => this.#events.failed(id, key, error),
    }
    this.#open.set(id, { progress: new Progress(this.#judgement, store, listener, clock.now()), store, worlds: 1 })
  }

  /** Called for each world that closes. */
  closing(world: World): void {
    const open = this.#open.get(world.id)
    if (!open || --open.worlds > 0) return
    open.progress.close()
    this.#open.delete(world.id)
  }

  /** The progress of a world that is open. */
  of(world: World): Progress {
    return this.#open.get(world.id)!.progress
  }

  /** What is stored of a world that is open, beside its progress. */
  storeOf(world: World): ProgressStore {
    return this.#open.get(world.id)!.store
  }
}
