import type { WorldId } from '@fruit/world/world'

/** After each piece of work the main thread belongs to others for so many times as long as that took. */
const PAUSE = 3

/**
 * Spreads work that holds the main thread for some milliseconds, such as opening a new shop: one piece at a time, of all
 * worlds, with a pause after each, and worlds in turn.
 */
export class Pace {
  /** What waits, by world; the world that is next comes first. */
  readonly #lines = new Map<WorldId, (() => void)[]>()
  #isBusy = false

  /** Does the work when it is its turn, and gives what came of it. `work` must not await. */
  do<Result>(world: WorldId, work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      }
      const line = this.#lines.get(world)
      if (line) line.push(turn)
      else this.#lines.set(world, [turn])
      if (!this.#isBusy) this.#next()
    })
  }

  #next(): void {
    const [first] = this.#lines
    this.#isBusy = first !== undefined
    if (!first) return
    const [world, line] = first
    // The other worlds come first.
    this.#lines.delete(world)
    const turn = line.shift()!
    if (line.length > 0) this.#lines.set(world, line)
    const began = performance.now()
    turn()
    setTimeout(() => this.#next(), PAUSE * (performance.now() - began))
  }
}
