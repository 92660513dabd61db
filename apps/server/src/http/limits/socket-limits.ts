import type { Limits } from '@fruit/contracts/configuration/limits'
import { FixedWindowRateLimiter } from '@fruit/scheduling/rate-limiter'
import type { WorldId } from '@fruit/world/world'

/** Limits the sockets of each world and their messages, for all kinds of sockets together. */
export class SocketLimits {
  readonly #max: number
  readonly #messages: FixedWindowRateLimiter
  readonly #open = new Map<WorldId, number>()

  constructor({ socketsPerWorld, messagesPerSecond }: Pick<Limits, 'socketsPerWorld' | 'messagesPerSecond'>) {
    this.#max = socketsPerWorld
    this.#messages = new FixedWindowRateLimiter(messagesPerSecond, 1000)
  }

  /**
   * Counts a new socket.
   *
   * @returns a function to call once, when the socket is closed; null if the world has too many sockets or messages
   */
  open(world: WorldId): (() => void) | null {
    const open = this.#open.get(world) ?? 0
    if (open >= this.#max || !this.admits(world)) return null
    this.#open.set(world, open + 1)
    return () => {
      const left = this.#open.get(world)! - 1
      if (left > 0) this.#open.set(world, left)
      else this.#open.delete(world)
    }
  }

  /** Counts a message. If this returns false, the caller must close the message's socket. */
  admits(world: WorldId): boolean {
    return this.#messages.count(world) === 0
  }
}
