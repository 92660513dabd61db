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

/** Round-robin queue of waiting tasks: one queue per key, one task of each in turn, however long a queue is. */
export class RoundRobinQueue {
  readonly #longest: number
  /** Queues with waiting tasks, the next one first. */
  readonly #lines = new Map<string, (() => void)[]>()

  /** @param longest maximum number of waiting tasks per queue */
  constructor(longest: number) {
    this.#longest = longest
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  /**
   * @param line key of the queue, one per client
   * @throws QueueFullError when the queue is full
   */
  enqueue(line: string, work: () => void): void {
    const waiting = this.#lines.get(line)
    if (!waiting) this.#lines.set(line, [work])
    else if (waiting.length < this.#longest) waiting.push(work)
    else throw new QueueFullError(this.#longest)
  }

  /** Removes and returns the next task; undefined when none waits. */
  dequeue(): (() => void) | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [line, waiting] = next
    this.#lines.delete(line)
    const work = waiting.shift()
    // Moves the queue to the end, so that the others are served first.
    if (waiting.length > 0) this.#lines.set(line, waiting)
    return work
  }
}
