import { scriptOutcome, scriptRequest } from './contained-script.ts'
import { pools, powers } from './powers.ts'
import { type ScriptJob, type ScriptOutcome, scriptLimits } from './script-job.ts'
import { SynchronousScripts } from './synchronous-scripts.ts'
import { WorkerPool } from './worker-pool.ts'
import { workerStarter } from './worker-source.ts'

/** Types of the parameters and results of `Containment`. */
export type { Json, ScriptOutcome } from './script-job.ts'
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
  /** Runs JavaScript as `script` does, while the calling thread waits. */
  scriptNow(job: Omit<ScriptJob, 'owner'>): ScriptOutcome

  /** Gets a worker ready for `scriptNow`. */
  prepareScriptNow(): Promise<void>

  /** Ends all workers. Jobs that wait or run end with a ContainmentFailure. */
  close(): Promise<void>
}

export interface ContainmentOptions {
  /** How many jobs run at the same time in each pool, each in a worker of its own. */
  readonly workers?: number
  /** Workers end after this long without a job. */
  readonly idleMs?: number
  /** How many jobs of one owner may wait in a pool, instead of what each pool lets wait. */
  readonly waiting?: number
  /** How long `scriptNow` may hold up the thread that waits for it; 250 ms unless given. */
  readonly mostWaitingMs?: number
}

/** How long after its deadline an engine may answer before its worker is ended: it looks at the clock by itself. */
const GRACE_MS = 500

/** Makes a containment. Its workers start with the first job. */
export function createContainment(options: ContainmentOptions = {}): Containment {
  const { workers = 2, idleMs = 30_000, waiting, mostWaitingMs = 250 } = options
  const start = workerStarter()
  const pool = (name: keyof typeof pools) =>
    new WorkerPool({ start, workers, idleMs, graceMs: GRACE_MS, queueLimit: waiting ?? pools[name].waiting })
  const opened = {
    attackers: pool('attackers'),
    players: pool('players'),
    shells: pool('shells'),
  }
  const bound = Object.entries(powers).map(([power, { pool: name, run }]) => {
    const carryOut = run as (workers: WorkerPool, job: unknown) => Promise<unknown>
    return [power, (job: unknown) => carryOut(opened[name], job)]
  })
  const synchronous = new SynchronousScripts(start)
  const close = async () => {
    await Promise.all([...Object.values(opened), synchronous].map((each) => each.close()))
  }
  const scriptNow = (job: Omit<ScriptJob, 'owner'>) => {
    const { deadlineMs = mostWaitingMs } = job.limits ?? {}
    const request = scriptRequest(job, {
      ...scriptLimits,
      ...job.limits,
      deadlineMs: Math.min(deadlineMs, mostWaitingMs),
    })
    return scriptOutcome(synchronous.run(request))
  }
  const prepareScriptNow = () => synchronous.prepare()
  return { ...Object.fromEntries(bound), scriptNow, prepareScriptNow, close } as unknown as Containment
}
