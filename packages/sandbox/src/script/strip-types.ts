import { limitOf } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { STRIP_DEADLINE_MS, type StripJob, type StripOutcome } from './strip-job.ts'

/** Converts a TypeScript module to JavaScript in a worker by removing its types; the module is not run. */
export async function stripTypes(pool: WorkerPool, { owner, code }: StripJob): Promise<StripOutcome> {
  const deadlineMs = STRIP_DEADLINE_MS
  const end = await pool.run(owner, { engine: 'strip', deadlineMs, clock: 'processor', request: () => ({ code }) })
  switch (end.kind) {
    case 'stripped':
      return { kind: 'value', code: end.code }
    case 'refused':
      return end
    default:
      return { kind: 'limit', limit: limitOf(end) }
  }
}
