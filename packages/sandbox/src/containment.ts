import { WorkerPool } from './pool/worker-pool.ts'
import { workerStarter } from './pool/worker-source.ts'
import { pools, powers } from './powers.ts'

/** Types of the parameters and results of `Containment`. */
export type { Json } from './script/script-job.ts'
export type { DatabaseImage, SqlRow } from './sql/sql-job.ts'

type Powers = typeof powers

/**
 * Runs code and SQL, and parses documents, that an attacker may have written. Its input cannot reach the host, another world, or
 * the event loop: every job runs in a worker that can be terminated, with a deadline and limits on resources. Each power rejects
 * with a ContainmentFailure when the worker itself failed or the containment is closed, and never because of its input.
 */
export type Containment = {
  readonly [Power in keyof Powers]: (job: Parameters<Powers[Power]['run']>[1]) => ReturnType<Powers[Power]['run']>
} & {
  /** Terminates all workers. Waiting and running jobs end with a ContainmentFailure. */
  close(): Promise<void>
}

export interface ContainmentOptions {
  /** Maximum number of quick jobs that run at the same time per pool, each in its own worker. */
  readonly workers?: number
  /** Time without a job after which a worker ends, in milliseconds. */
  readonly idleMs?: number
  /** Maximum number of waiting jobs of one owner per pool; overrides the default of each pool. */
  readonly waiting?: number
  /** Returns the group of an owner, such as its IP address. Groups are served round-robin. By default each owner is a group. */
  readonly groupOf?: (owner: string) => string
}

/** Grace period of an engine after its deadline before its worker is terminated, because engines check the clock themselves. */
const GRACE_MS = 500

/** Creates a containment. Its workers start with the first job. */
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
