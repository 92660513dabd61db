import { outcomeOf, resolveLimits } from '../pool/job-limits.ts'
import { ownBytes } from '../pool/own-bytes.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type ArchiveJob, type ArchiveOutcome, archiveLimits } from './archive-job.ts'

/** Unpacks an archive into memory in a worker. */
export async function runArchive(pool: WorkerPool, job: ArchiveJob): Promise<ArchiveOutcome> {
  const limits = resolveLimits(archiveLimits, job.limits)
  if (job.bytes.length > limits.archiveBytes) return { kind: 'limit', limit: 'size' }
  const request = { bytes: ownBytes(job.bytes), limits }
  const { deadlineMs } = limits
  return outcomeOf(await pool.run(job.owner, { engine: 'archive', deadlineMs, request: () => request }))
}
