import type { WorldId } from '@fruit/world/world'

/** Maximum number of bytes of responses of one world that its clients have not read. */
const MAX_WORLD_BYTES = 32 * 2 ** 20
/** Maximum number of such bytes of all worlds together. */
const MAX_BYTES = 512 * 2 ** 20

/** Limits the memory for large responses that clients have requested and do not read. */
export class UnsentBytes {
  readonly #ofWorlds = new Map<WorldId, number>()
  #total = 0

  /**
   * Reserves memory for a response.
   *
   * @returns a function to call once, when the response was sent; null when the world or the server has too many unsent bytes.
   * The first response of a world is always admitted.
   */
  reserve(world: WorldId, bytes: number): (() => void) | null {
    const known = this.#ofWorlds.get(world) ?? 0
    if (known > 0 && (known + bytes > MAX_WORLD_BYTES || this.#total + bytes > MAX_BYTES)) return null
    this.#add(world, bytes)
    return () => this.#add(world, -bytes)
  }

  #add(world: WorldId, bytes: number): void {
    this.#total += bytes
    const sum = (this.#ofWorlds.get(world) ?? 0) + bytes
    if (sum > 0) this.#ofWorlds.set(world, sum)
    else this.#ofWorlds.delete(world)
  }
}
