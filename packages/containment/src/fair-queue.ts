interface Line<Item> {
  readonly items: Item[]
  /** True while one of the owner's items is in work. */
  isServed: boolean
}

/** A queue that serves its owners in turn, and each of them one item at a time. */
export class FairQueue<Item> {
  readonly #limit: number
  readonly #lines = new Map<string, Line<Item>>()
  /** Owners with items and none in work, the next one first. */
  readonly #turns: string[] = []

  /** @param limit how many items of one owner may wait */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** @returns false when too many items of this owner wait already */
  offer(owner: string, item: Item): boolean {
    let line = this.#lines.get(owner)
    if (!line) {
      line = { items: [], isServed: false }
      this.#lines.set(owner, line)
    }
    if (line.items.length >= this.#limit) return false
    line.items.push(item)
    if (!line.isServed && line.items.length === 1) this.#turns.push(owner)
    return true
  }

  /** The next item to work on; its owner has no other turn until `done`. */
  take(): { owner: string; item: Item } | null {
    const owner = this.#turns.shift()
    if (owner === undefined) return null
    const line = this.#lines.get(owner)!
    line.isServed = true
    return { owner, item: line.items.shift()! }
  }

  /** The item of this owner that was taken is finished. */
  done(owner: string): void {
    const line = this.#lines.get(owner)!
    line.isServed = false
    if (line.items.length > 0) this.#turns.push(owner)
    else this.#lines.delete(owner)
  }

  /** Takes out all items that wait. */
  clear(): Item[] {
    this.#turns.length = 0
    return [...this.#lines.values()].flatMap((line) => line.items.splice(0))
  }
}
