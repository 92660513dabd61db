/** What starting consists of, under the names that dashboards know (docs/reference/settings.md#metrics). */
const TASKS = [
  'validatePreconditions',
  'cleanupFtpFolder',
  'validateConfig',
  'restoreOverwrittenFilesWithOriginals',
  'datacreator',
  'customizeApplication',
  'customizeEasterEgg',
  'ready',
] as const

type StartTask = (typeof TASKS)[number]

/** How long the parts of a start took. New shops are copies, so there is nothing to clean up or to put back: 0. */
export class StartTimes {
  readonly #seconds = new Map<StartTask, number>(TASKS.map((task) => [task, 0]))

  /** Does a part of the start and notes how long it takes. */
  async during<Result>(task: StartTask, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#seconds.set(task, (performance.now() - started) / 1000)
    }
  }

  /** Notes that a part is done which began when the process began. */
  reached(task: StartTask): void {
    this.#seconds.set(task, performance.now() / 1000)
  }

  get seconds(): ReadonlyMap<string, number> {
    return this.#seconds
  }
}
