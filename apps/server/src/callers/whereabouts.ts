import type { WorldId } from '@fruit/world/world'

/** The addresses of so many worlds are known. */
const MOST = 10_000

/** Knows from which address the latest request of each world came, so that work can be shared out by address. */
export class Whereabouts {
  /** The world that was heard of last is the last one. */
  readonly #addresses = new Map<WorldId, string>()

  note(world: WorldId, address: string): void {
    this.#addresses.delete(world)
    this.#addresses.set(world, address)
    if (this.#addresses.size <= MOST) return
    const [oldest] = this.#addresses.keys()
    this.#addresses.delete(oldest!)
  }

  /** What the worlds of one address have in common. Of a world that is known by no request, nothing but itself. */
  groupOf(world: WorldId): string {
    const address = this.#addresses.get(world)
    return address === undefined ? `world ${world}` : `address ${address}`
  }
}
