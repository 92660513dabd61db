/** Maximum number of fixes that are judged at the same time, each of another learner. */
const MAX_CONCURRENT = 2
/** Maximum number of waiting fixes of one learner. */
const MAX_WAITING = 3
/** Maximum time in the queue, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Callbacks of a fix that waits. */
export interface QueueCallbacks {
  /** Called with each new position in the queue; 1 is the next. */
  readonly onPosition: (position: number) => void
  /** Aborted when the learner's request ends. */
  readonly signal: AbortSignal
}

/** Runs a part of the work while no other fix is judged. */
export type RunExclusively = <Result>(part: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly learner: string
  readonly onPosition: QueueCallbacks['onPosition']
  /** The position that was reported last. */
  position: number
  /** Ends the waiting, with `true` when judging begins. */
  readonly end: (isItsTurn: boolean) => void
}

/** Queue of fixes to judge, in the order of arrival. Learners are served round-robin, however many fixes each has sent. */
export class JudgingQueue {
  readonly #timeoutMs: number
  readonly #waiting: Waiting[] = []
  readonly #judged = new Set<string>()
  /** Fixes that wait until no other is being judged. */
  readonly #exclusiveParts: (() => void)[] = []
  #isExclusive = false

  /** @param timeoutMs maximum time in the queue, in milliseconds */
  constructor(timeoutMs = TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs
  }

  /**
   * Runs `work` when the learner's fix is next.
   *
   * @param work receives a function that runs a part of it exclusively
   * @returns null when it was not run: it waited too long, the learner had too many waiting fixes, or the request was aborted
   */
  async run<Result>(
    learner: string,
    waiter: QueueCallbacks,
    work: (alone: RunExclusively) => Promise<Result>,
  ): Promise<Result | null> {
    if (!(await this.#turn(learner, waiter))) return null
    try {
      return await work((part) => this.#runExclusively(part))
    } finally {
      this.#judged.delete(learner)
      this.#serveNext()
    }
  }

  /** Number of fixes that are judged now, and number of waiting ones. */
  get counts(): { readonly judging: number; readonly waiting: number } {
    return { judging: this.#judged.size, waiting: this.#waiting.length }
  }

  async #runExclusively<Result>(part: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((itsTurn) => {
      this.#exclusiveParts.push(itsTurn)
      this.#serveNext()
    })
    try {
      return await part()
    } finally {
      this.#isExclusive = false
      this.#serveNext()
    }
  }

  async #turn(learner: string, { onPosition, signal }: QueueCallbacks): Promise<boolean> {
    if (signal.aborted || this.#waiting.filter((other) => other.learner === learner).length >= MAX_WAITING) return false
    let leave = () => {}
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<boolean>((end) => {
        const waiting = { learner, onPosition, position: 0, end }
        leave = () => {
          const at = this.#waiting.indexOf(waiting)
          if (at < 0) return
          this.#waiting.splice(at, 1)
          end(false)
          this.#reportPositions()
        }
        timer = setTimeout(leave, this.#timeoutMs)
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
    this.#startNext()
    this.#reportPositions()
  }

  #startNext(): void {
    if (this.#isExclusive) return
    if (this.#exclusiveParts.length > 0) {
      // No other fix begins before the exclusive parts have run, and these wait until the others have ended.
      if (this.#exclusiveParts.length < this.#judged.size) return
      this.#isExclusive = true
      this.#exclusiveParts.shift()?.()
      return
    }
    while (this.#judged.size < MAX_CONCURRENT) {
      const next = this.#inOrder().find(({ learner }) => !this.#judged.has(learner))
      if (!next) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#judged.add(next.learner)
      next.end(true)
    }
  }

  #reportPositions(): void {
    for (const [index, waiting] of this.#inOrder().entries()) {
      const position = index + 1
      if (waiting.position !== position) waiting.onPosition(position)
      waiting.position = position
    }
  }

  /** Waiting fixes: first the first fix of each learner, then the second ones. A fix that is being judged counts as the first. */
  #inOrder(): Waiting[] {
    const earlier = new Map<string, number>([...this.#judged].map((learner) => [learner, 1]))
    const ranked = this.#waiting.map((waiting) => {
      const rank = earlier.get(waiting.learner) ?? 0
      earlier.set(waiting.learner, rank + 1)
      return { waiting, rank }
    })
    return ranked.sort((one, other) => one.rank - other.rank).map(({ waiting }) => waiting)
  }
}
