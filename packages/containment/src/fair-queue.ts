interface Line<Item> {
  readonly items: Item[]
  /** One of the tenant's items is being worked on. */
  isServed: boolean
}

/** Items of many tenants: each tenant has one at a time in work, and those that wait take turns. */
export class FairQueue<Item> {
  readonly #limit: number
  readonly #lines = new Map<string, Line<Item>>()
  /** Tenants with items and none in work, the next one first. */
  readonly #turns: string[] = []

  /** @param limit how many items of one tenant may wait */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** @returns false when too many items of this tenant wait already */
  offer(tenant: string, item: Item): boolean {
    let line = this.#lines.get(tenant)
    if (!line) {
      line = { items: [], isServed: false }
      this.#lines.set(tenant, line)
    }
    if (line.items.length >= this.#limit) return false
    line.items.push(item)
    if (!line.isServed && line.items.length === 1) this.#turns.push(tenant)
    return true
  }

  /** The next item to work on; its tenant has no other turn until `done`. */
  take(): { tenant: string; item: Item } | null {
    const tenant = this.#turns.shift()
    if (tenant === undefined) return null
    const line = this.#lines.get(tenant)!
    line.isServed = true
    return { tenant, item: line.items.shift()! }
  }

  /** The item of this tenant that was taken is finished. */
  done(tenant: string): void {
    const line = this.#lines.get(tenant)!
    line.isServed = false
    if (line.items.length > 0) this.#turns.push(tenant)
    else this.#lines.delete(tenant)
  }

  /** Takes out all items that wait. */
  clear(): Item[] {
    this.#turns.length = 0
    return [...this.#lines.values()].flatMap((line) => line.items.splice(0))
  }
}
