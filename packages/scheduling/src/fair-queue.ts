import { RoundRobinQueue } from './round-robin-queue.ts'

/** Quick and slow items are queued separately, so that quick ones never wait for slow ones. */
export type Lane = 'quick' | 'slow'

interface OwnerQueue<Item> {
  readonly items: Item[]
  lane: Lane
  /** True while one of the owner's items is being processed. */
  isServed: boolean
}

/**
 * A queue with two lanes. In each lane the groups are served round-robin, and so are the owners of a group. An owner has at most
 * one item in process, in both lanes together.
 */
export class FairQueue<Item> {
  readonly #limit: number
  readonly #groupOf: (owner: string) => string
  readonly #lines = new Map<string, OwnerQueue<Item>>()
  /** Owners with waiting items and none in process, by group. */
  readonly #turns: Readonly<Record<Lane, RoundRobinQueue<string>>> = {
    quick: new RoundRobinQueue(),
    slow: new RoundRobinQueue(),
  }

  /**
   * @param limit maximum number of waiting items of one owner
   * @param groupOf returns the group of an owner, such as its IP address; by default each owner is a group
   */
  constructor(limit: number, groupOf: (owner: string) => string = (owner) => owner) {
    this.#limit = limit
    this.#groupOf = groupOf
  }

  /**
   * @param lane lane of the owner, unless it waits already
   * @returns false when the owner has reached the limit of waiting items
   */
  enqueue(owner: string, item: Item, lane: Lane = 'quick'): boolean {
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

  /** Removes and returns the next item; its owner is not served again before `done` or `again`. */
  dequeue(lane: Lane = 'quick'): { owner: string; item: Item } | null {
    const owner = this.#turns[lane].dequeue()
    if (owner === undefined) return null
    const line = this.#lines.get(owner)!
    line.isServed = true
    return { owner, item: line.items.shift()! }
  }

  /** Call when an item is finished. @param lane lane of the owner's other items */
  done(owner: string, lane: Lane = 'quick'): void {
    const line = this.#lines.get(owner)!
    line.isServed = false
    line.lane = lane
    if (line.items.length > 0) this.#wait(owner, line)
    else this.#lines.delete(owner)
  }

  /** Returns an unfinished item to the queue, before the owner's other items. */
  requeue(owner: string, item: Item, lane: Lane): void {
    this.#lines.get(owner)!.items.unshift(item)
    this.done(owner, lane)
  }

  /** Removes and returns all waiting items. */
  clear(): Item[] {
    for (const turns of Object.values(this.#turns)) turns.clear()
    return [...this.#lines.values()].flatMap((line) => line.items.splice(0))
  }

  #wait(owner: string, { lane }: OwnerQueue<Item>): void {
    this.#turns[lane].enqueue(this.#groupOf(owner), owner)
  }
}
