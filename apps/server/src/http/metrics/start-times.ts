/** Tasks of a start, with the names that dashboards expect (docs/reference/settings.md#metrics). */
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

/** Measures the tasks of a start. A new shop is a copy, so cleaning up and restoring files takes 0 s. */
export class StartTimes {
  readonly #seconds = new Map<StartTask, number>(TASKS.map((task) => [task, 0]))

  /** Runs a task of the start and measures it. */
  async during<Result>(task: StartTask, work: () => Result | Promise<Result>): Promise<Result> {
    const started = performance.now()
    try {
      return await work()
    } finally {
      this.#seconds.set(task, (performance.now() - started) / 1000)
    }
  }

  /** Records the time since the start of the process for a task. */
  reached(task: StartTask): void {
    this.#seconds.set(task, performance.now() / 1000)
  }

  get seconds(): ReadonlyMap<string, number> {
    return this.#seconds
  }
}
