import type { Limits } from '@fruit/contracts/configuration/limits'
import type { WorldId } from '@fruit/world/world'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The host's access to an external language model: the API key, and the tokens used today. Learners share nothing else:
 * each conversation is a separate request.
 */
export class ModelAccess {
  /** Only sent to the model's server; undefined where it needs none. */
  readonly key: string | undefined
  readonly #usedTokens = new Map<WorldId, number>()
  #totalUsedTokens = 0
  #day = 0

  constructor(key?: string) {
    this.key = key || undefined
  }

  /**
   * Takes tokens from the daily budgets of a world and of the host.
   *
   * @param now milliseconds since 1970, by the world's clock
   * @returns false when a budget is too small; nothing is taken then
   */
  spend(world: WorldId, tokens: number, now: number, limits: Limits): boolean {
    this.#begin(now)
    const spent = (this.#usedTokens.get(world) ?? 0) + tokens
    if (spent > limits.modelTokensPerLearner || this.#totalUsedTokens + tokens > limits.modelTokensPerDay) return false
    this.#usedTokens.set(world, spent)
    this.#totalUsedTokens += tokens
    return true
  }

  /** Counts tokens that were used already, even beyond the limits. @param now as for `spend` */
  add(world: WorldId, tokens: number, now: number): void {
    this.#begin(now)
    this.#usedTokens.set(world, (this.#usedTokens.get(world) ?? 0) + tokens)
    this.#totalUsedTokens += tokens
  }

  /** Resets the counts when the day changes. */
  #begin(now: number): void {
    const day = Math.floor(now / DAY_MS)
    if (day === this.#day) return
    this.#day = day
    this.#usedTokens.clear()
    this.#totalUsedTokens = 0
  }
}
