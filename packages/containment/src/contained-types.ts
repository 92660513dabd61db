import { limitOf } from './job-end.ts'
import { STRIP_DEADLINE_MS, type StripJob, type StripOutcome } from './strip-job.ts'
import type { WorkerPool } from './worker-pool.ts'

/** Has a TypeScript module turned into JavaScript by leaving its types out; nothing of it runs. */
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
