import { createLruCache } from '@fruit/scheduling/lru-cache'
import type { WorldId } from '@fruit/world/world'

/** Maximum number of worlds with a known address. */
const MAX_WORLDS = 10_000

/** Remembers the address of the latest request to each world, so that work can be shared fairly between addresses. */
export class LastAddressByWorld {
  readonly #addresses = createLruCache<WorldId, string>(MAX_WORLDS)

  note(world: WorldId, address: string): void {
    this.#addresses.set(world, address)
  }

  /** Returns a key that all worlds of one address share; a world without a known address has a key of its own. */
  groupOf(world: WorldId): string {
    const address = this.#addresses.get(world)
    return address === undefined ? `world ${world}` : `address ${address}`
  }
}
