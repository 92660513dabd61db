import { outcomeOf } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { STRIP_DEADLINE_MS, type StripJob, type StripOutcome } from './strip-job.ts'

/** Converts a TypeScript module to JavaScript in a worker by removing its types; the module is not run. */
export async function stripTypes(pool: WorkerPool, { owner, code }: StripJob): Promise<StripOutcome> {
  const request = () => ({ code })
  return outcomeOf(
    await pool.run(owner, { engine: 'strip', deadlineMs: STRIP_DEADLINE_MS, clock: 'processor', request }),
  )
}
