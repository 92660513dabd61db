import type { Limits } from '@fruit/contracts/configuration/limits'
import type { WorldId } from '@fruit/world/world'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What the host has of a real language model: its key, and what of today's tokens is left. Learners share nothing else by it:
 * each conversation is asked by itself.
 */
export class ModelAccess {
  /** Sent to the model's server alone; undefined where it takes none. */
  readonly key: string | undefined
  readonly #spent = new Map<WorldId, number>()
  #spentByAll = 0
  #day = 0

  constructor(key?: string) {
    this.key = key || undefined
  }

  /**
   * Takes tokens from what a world, and all of them, may use in a day.
   *
   * @param now milliseconds since 1970, by the world's clock
   * @returns whether there were as many; none are taken otherwise
   */
  spend(world: WorldId, tokens: number, now: number, limits: Limits): boolean {
    this.#begin(now)
    const spent = (this.#spent.get(world) ?? 0) + tokens
    if (spent > limits.modelTokensPerLearner || this.#spentByAll + tokens > limits.modelTokensPerDay) return false
    this.#spent.set(world, spent)
    this.#spentByAll += tokens
    return true
  }

  /** Counts tokens that were used already, even beyond the limits. @param now as for `spend` */
  add(world: WorldId, tokens: number, now: number): void {
    this.#begin(now)
    this.#spent.set(world, (this.#spent.get(world) ?? 0) + tokens)
    this.#spentByAll += tokens
  }

  /** Begins the count anew on another day. */
  #begin(now: number): void {
    const day = Math.floor(now / DAY_MS)
    if (day === this.#day) return
    this.#day = day
    this.#spent.clear()
    this.#spentByAll = 0
  }
}
