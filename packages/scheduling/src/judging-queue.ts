/** Maximum number of fixes that are judged at the same time, each of another learner. */
const MAX_CONCURRENT = 2
/** Maximum number of waiting fixes of one learner. */
const MAX_WAITING = 3
/** Maximum time in the queue, in milliseconds. */
const TIMEOUT_MS = 60_000

/** Callbacks of a fix that waits. */
export interface QueueCallbacks {
  /** Called with each new position in the queue; 1 is the next. */
  readonly placed: (place: number) => void
  /** Aborted when the learner's request ends. */
  readonly signal: AbortSignal
}

/** Runs a part of the work while no other fix is judged. */
export type RunExclusively = <Result>(part: () => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly learner: string
  readonly placed: (place: number) => void
  /** The position that was reported last. */
  place: number
  /** Ends the waiting, with `true` when judging begins. */
  readonly end: (isItsTurn: boolean) => void
}

/** Queue of fixes to judge, in the order of arrival. Learners are served round-robin, however many fixes each has sent. */
export class JudgingQueue {
  readonly #patienceMs: number
  readonly #waiting: Waiting[] = []
  readonly #judged = new Set<string>()
  /** Fixes that wait until no other is being judged. */
  readonly #wantAlone: (() => void)[] = []
  #isSomebodyAlone = false

  /** @param patienceMs maximum time in the queue, in milliseconds */
  constructor(patienceMs = TIMEOUT_MS) {
    this.#patienceMs = patienceMs
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
      return await work((part) => this.#alone(part))
    } finally {
      this.#judged.delete(learner)
      this.#serveNext()
    }
  }

  /** Number of fixes that are judged now, and number of waiting ones. */
  get counts(): { readonly judging: number; readonly waiting: number } {
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

  async #turn(learner: string, { placed, signal }: QueueCallbacks): Promise<boolean> {
    if (signal.aborted || this.#waiting.filter((other) => other.learner === learner).length >= MAX_WAITING) return false
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
      // No other fix begins before the exclusive parts have run, and these wait until the others have ended.
      if (this.#wantAlone.length < this.#judged.size) return
      this.#isSomebodyAlone = true
      this.#wantAlone.shift()?.()
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

  #tellPlaces(): void {
    for (const [index, waiting] of this.#inOrder().entries()) {
      const place = index + 1
      if (waiting.place !== place) waiting.placed(place)
      waiting.place = place
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
