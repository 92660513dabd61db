import { pools, powers } from './powers.ts'
import { WorkerPool } from './worker-pool.ts'
import { workerStarter } from './worker-source.ts'

/** Types of the parameters and results of `Containment`. */
export type { Json } from './script-job.ts'
export type { DatabaseImage, SqlRow } from './sql-job.ts'

type Powers = typeof powers

/**
 * Runs code and SQL, and reads documents, that an attacker had a hand in. Nothing given to it can reach the host,
 * another world, or the event loop: every job runs in a worker that can be terminated, with a deadline and limits on
 * what it may use. Each power rejects with a ContainmentFailure when the worker itself broke or the containment is
 * closed, and never because of what it was given.
 */
export type Containment = {
  readonly [Power in keyof Powers]: (job: Parameters<Powers[Power]['run']>[1]) => ReturnType<Powers[Power]['run']>
} & {
  /** Ends all workers. Jobs that wait or run end with a ContainmentFailure. */
  close(): Promise<void>
}

export interface ContainmentOptions {
  /** How many quick jobs run at the same time in each pool, each in a worker of its own. */
  readonly workers?: number
  /** Workers end after this long without a job. */
  readonly idleMs?: number
  /** How many jobs of one owner may wait in a pool, instead of what each pool lets wait. */
  readonly waiting?: number
  /** Who shares turns with an owner, such as all worlds of one address; nobody unless given. */
  readonly groupOf?: (owner: string) => string
}

/** How long after its deadline an engine may answer before its worker is ended: it looks at the clock by itself. */
const GRACE_MS = 500

/** Makes a containment. Its workers start with the first job. */
export function createContainment(options: ContainmentOptions = {}): Containment {
  const { workers = 2, idleMs = 30_000, waiting, groupOf } = options
  const start = workerStarter()
  const opened = Object.fromEntries(
    Object.entries(pools).map(([name, pool]) => {
      const queueLimit = waiting ?? pool.waiting
      const limits = { workers, idleMs, graceMs: GRACE_MS, queueLimit }
      return [
        name,
        new WorkerPool({ start, ...limits, ...(pool.slow && { slow: pool.slow }), ...(groupOf && { groupOf }) }),
      ]
    }),
  ) as Record<keyof typeof pools, WorkerPool>
  const bound = Object.entries(powers).map(([power, { pool: name, run }]) => {
    const carryOut = run as (workers: WorkerPool, job: unknown) => Promise<unknown>
    return [power, (job: unknown) => carryOut(opened[name], job)]
  })
  const close = async () => {
    await Promise.all(Object.values(opened).map((each) => each.close()))
  }
  return { ...Object.fromEntries(bound), close } as Containment
}
