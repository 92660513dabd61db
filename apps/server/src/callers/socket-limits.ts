import type { Limits } from '@fruit/contracts/configuration/limits'
import type { WorldId } from '@fruit/world/world'
import { Allowance } from './allowance.ts'

/** What the sockets of one world may take up together, of whichever kind they are. */
export class SocketLimits {
  readonly #most: number
  readonly #messages: Allowance
  readonly #open = new Map<WorldId, number>()

  constructor({ socketsPerWorld, messagesPerSecond }: Pick<Limits, 'socketsPerWorld' | 'messagesPerSecond'>) {
    this.#most = socketsPerWorld
    this.#messages = new Allowance(messagesPerSecond, 1000)
  }

  /**
   * Counts a new socket.
   *
   * @returns to be called once, when it is closed; null where the world has as many as it may, or sends too much
   */
  open(world: WorldId): (() => void) | null {
    const open = this.#open.get(world) ?? 0
    if (open >= this.#most || !this.admits(world)) return null
    this.#open.set(world, open + 1)
    return () => {
      const left = this.#open.get(world)! - 1
      if (left > 0) this.#open.set(world, left)
      else this.#open.delete(world)
    }
  }

  /** Counts a message. Where this is false, the socket that brought it is to be closed. */
  admits(world: WorldId): boolean {
    return this.#messages.count(world) === 0
  }
}
