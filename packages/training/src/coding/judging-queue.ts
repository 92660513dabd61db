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

/** Does a part of the work while nothing else is judged. */
export type Alone = <Result>(part: () => Promise<Result>) => Promise<Result>

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
  /** Those being judged that wait until nothing else is. */
  readonly #wantAlone: (() => void)[] = []
  #isSomebodyAlone = false

  /** @param patienceMs how long anybody waits at most */
  constructor(patienceMs = PATIENCE_MS) {
    this.#patienceMs = patienceMs
  }

  /**
   * Does some work when it is the learner's turn.
   *
   * @param work gets what does a part of it while nothing else is judged
   * @returns null when that turn did not come: it took too long, the learner has too many waiting already, or left
   */
  async run<Result>(learner: WorldId, waiter: Waiter, work: (alone: Alone) => Promise<Result>): Promise<Result | null> {
    if (!(await this.#turn(learner, waiter))) return null
    try {
      return await work((part) => this.#alone(part))
    } finally {
      this.#judged.delete(learner)
      this.#serveNext()
    }
  }

  /** How many are judged now, and how many wait. */
  get figures(): { readonly judging: number; readonly waiting: number } {
    return { judging: this.#judged.size, waiting: this.#waiting.length }
  }

  async #alone<Result>(part: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((itsTurn) => {
      this.#wantAlone.push(itsTurn)
      this.#serveNext()
    })
    try {
      return await part()
    } finally {
      this.#isSomebodyAlone = false
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
    this.#beginNext()
    this.#tellPlaces()
  }

  #beginNext(): void {
    if (this.#isSomebodyAlone) return
    if (this.#wantAlone.length > 0) {
      // Nobody begins until those have had their time; who is being judged ends first.
      if (this.#wantAlone.length < this.#judged.size) return
      this.#isSomebodyAlone = true
      this.#wantAlone.shift()?.()
      return
    }
    while (this.#judged.size < MOST_AT_ONCE) {
      const next = this.#inOrder().find(({ learner }) => !this.#judged.has(learner))
      if (!next) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#judged.add(next.learner)
      next.end(true)
    }
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
