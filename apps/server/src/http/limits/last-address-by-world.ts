import type { WorldId } from '@fruit/world/world'

/** Maximum number of worlds with a known address. */
const MAX_WORLDS = 10_000

/** Remembers the address of the latest request to each world, so that work can be shared fairly between addresses. */
export class LastAddressByWorld {
  /** Most recently used last. */
  readonly #addresses = new Map<WorldId, string>()

  note(world: WorldId, address: string): void {
    this.#addresses.delete(world)
    this.#addresses.set(world, address)
    if (this.#addresses.size <= MAX_WORLDS) return
    const [oldest] = this.#addresses.keys()
    this.#addresses.delete(oldest!)
  }

  /** Returns a key that all worlds of one address share; a world without a known address has a key of its own. */
  groupOf(world: WorldId): string {
    const address = this.#addresses.get(world)
    return address === undefined ? `world ${world}` : `address ${address}`
  }
}
