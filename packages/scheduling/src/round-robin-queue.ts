/** Thrown when a client sends another request while its queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  /** Maximum number of waiting tasks. */
  readonly limit: number

  constructor(limit: number) {
    super(`${limit} of your requests are waiting for their turn already. Send the next one when they are answered.`)
    this.limit = limit
  }
}

/** Round-robin queue: one queue per key, one item of each in turn, however long a queue is. */
export class RoundRobinQueue<Item> {
  readonly #maxLength: number
  /** Queues with waiting items, the next one first. */
  readonly #lines = new Map<string, Item[]>()

  /** @param longest maximum number of waiting items per queue */
  constructor(longest = Number.POSITIVE_INFINITY) {
    this.#maxLength = longest
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  /**
   * @param line key of the queue, such as a client
   * @throws QueueFullError when the queue is full
   */
  enqueue(line: string, item: Item): void {
    const waiting = this.#lines.get(line)
    if (!waiting) this.#lines.set(line, [item])
    else if (waiting.length < this.#maxLength) waiting.push(item)
    else throw new QueueFullError(this.#maxLength)
  }

  /** Removes and returns the next item; undefined when none waits. */
  dequeue(): Item | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [line, waiting] = next
    this.#lines.delete(line)
    const item = waiting.shift()
    // Moves the queue to the end, so that the others are served first.
    if (waiting.length > 0) this.#lines.set(line, waiting)
    return item
  }

  clear(): void {
    this.#lines.clear()
  }
}
