/** Quick items and slow ones wait apart, so that nobody who is quick waits for somebody who is not. */
export type Lane = 'quick' | 'slow'

interface Line<Item> {
  readonly items: Item[]
  lane: Lane
  /** True while one of the owner's items is in work. */
  isServed: boolean
}

/** Owners with items and none in work, by group; the group that is next comes first, and in it the owner that is next. */
type Turns = Map<string, string[]>

/**
 * A queue with two lanes. In each of them groups take turns, the owners of a group take turns in it, and an owner has one
 * item in work at a time, of both lanes together.
 */
export class FairQueue<Item> {
  readonly #limit: number
  readonly #groupOf: (owner: string) => string
  readonly #lines = new Map<string, Line<Item>>()
  readonly #turns: Readonly<Record<Lane, Turns>> = { quick: new Map(), slow: new Map() }

  /**
   * @param limit how many items of one owner may wait
   * @param groupOf who shares the turns of a group with an owner, such as all who come from one address; each owner is a
   *   group unless given
   */
  constructor(limit: number, groupOf: (owner: string) => string = (owner) => owner) {
    this.#limit = limit
    this.#groupOf = groupOf
  }

  /**
   * @param lane where the owner waits, unless it waits already
   * @returns false when too many items of this owner wait already
   */
  offer(owner: string, item: Item, lane: Lane = 'quick'): boolean {
    let line = this.#lines.get(owner)
    if (!line) {
      line = { items: [], lane, isServed: false }
      this.#lines.set(owner, line)
    }
    if (line.items.length >= this.#limit) return false
    line.items.push(item)
    if (!line.isServed && line.items.length === 1) this.#wait(owner, line)
    return true
  }

  /** The next item to work on; its owner has no other turn until `done` or `again`. */
  take(lane: Lane = 'quick'): { owner: string; item: Item } | null {
    const turns = this.#turns[lane]
    const [next] = turns
    if (!next) return null
    const [group, owners] = next
    const owner = owners.shift()!
    // A group that has had its turn is the last one.
    turns.delete(group)
    if (owners.length > 0) turns.set(group, owners)
    const line = this.#lines.get(owner)!
    line.isServed = true
    return { owner, item: line.items.shift()! }
  }

  /** The item of this owner that was taken is finished. @param lane where the others of the owner wait from now on */
  done(owner: string, lane: Lane = 'quick'): void {
    const line = this.#lines.get(owner)!
    line.isServed = false
    line.lane = lane
    if (line.items.length > 0) this.#wait(owner, line)
    else this.#lines.delete(owner)
  }

  /** An item of this owner that was taken is not finished: it comes again before the owner's others. */
  again(owner: string, item: Item, lane: Lane): void {
    this.#lines.get(owner)!.items.unshift(item)
    this.done(owner, lane)
  }

  /** Takes out all items that wait. */
  clear(): Item[] {
    for (const turns of Object.values(this.#turns)) turns.clear()
    return [...this.#lines.values()].flatMap((line) => line.items.splice(0))
  }

  #wait(owner: string, { lane }: Line<Item>): void {
    const group = this.#groupOf(owner)
    const owners = this.#turns[lane].get(group)
    if (owners) owners.push(owner)
    else this.#turns[lane].set(group, [owner])
  }
}
