import type { WorldId } from '@fruit/world/world'

/** So many fixes are judged at the same time, each of another learner. */
const MOST_AT_ONCE = 2
/** So many fixes of one learner may wait. */
const MOST_WAITING = 3
/** Nobody waits longer to be judged. */
const PATIENCE_MS = 60_000

/** What somebody who waits is told and may do meanwhile. */
export interface Waiter {
  /** Called with each place in the queue, from 1 for who is next. */
  readonly placed: (place: number) => void
  /** Aborted by who no longer wants to wait. */
  readonly signal: AbortSignal
}

interface Waiting {
  readonly learner: WorldId
  readonly placed: (place: number) => void
  /** The place that was told last. */
  place: number
  /** Ends the waiting: with `true` when it is its turn. */
  readonly end: (isItsTurn: boolean) => void
}

/** Lets fixes be judged in the order in which they came, but for this: learners take turns, however many each has sent. */
export class JudgingQueue {
  readonly #patienceMs: number
  readonly #waiting: Waiting[] = []
  readonly #judged = new Set<WorldId>()

  /** @param patienceMs how long anybody waits at most */
  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs
  }

  /**
   * Does some work when it is the learner's turn.
   *
   * @returns null when that turn did not come: it took too long, the learner has too many waiting already, or left
   */
  async run<Result>(learner: WorldId, waiter: Waiter, work: () => Promise<Result>): Promise<Result | null> {
    if (!(await this.#turn(learner, waiter))) return null
    try {
      return await work()
    } finally {
      this.#judged.delete(learner)
      this.#serveNext()
    }
  }

  async #turn(learner: WorldId, { placed, signal }: Waiter): Promise<boolean> {
    if (signal.aborted || this.#waiting.filter((other) => other.learner === learner).length >= MOST_WAITING)
      return false
    let leave = () => {}
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<boolean>((end) => {
        const waiting = { learner, placed, place: 0, end }
        leave = () => {
          const at = this.#waiting.indexOf(waiting)
          if (at < 0) return
          this.#waiting.splice(at, 1)
          end(false)
          this.#tellPlaces()
        }
        timer = setTimeout(leave, this.#patienceMs)
        signal.addEventListener('abort', leave)
        this.#waiting.push(waiting)
        this.#serveNext()
      })
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }

  #serveNext(): void {
    while (this.#judged.size < MOST_AT_ONCE) {
      const next = this.#inOrder().find(({ learner }) => !this.#judged.has(learner))
      if (!next) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#judged.add(next.learner)
      next.end(true)
    }
    this.#tellPlaces()
  }

  #tellPlaces(): void {
    for (const [index, waiting] of this.#inOrder().entries()) {
      const place = index + 1
      if (waiting.place !== place) waiting.placed(place)
      waiting.place = place
    }
  }

  /** Those who wait: everybody's first fix, then everybody's second one. What is being judged is a first one, too. */
  #inOrder(): Waiting[] {
    const earlier = new Map<WorldId, number>([...this.#judged].map((learner) => [learner, 1]))
    const ranked = this.#waiting.map((waiting) => {
      const rank = earlier.get(waiting.learner) ?? 0
      earlier.set(waiting.learner, rank + 1)
      return { waiting, rank }
    })
    return ranked.sort((one, other) => one.rank - other.rank).map(({ waiting }) => waiting)
  }
}
