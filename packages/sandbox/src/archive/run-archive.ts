import { limitOf, resolveLimits } from '../pool/job-limits.ts'
import { ownBytes } from '../pool/own-bytes.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type ArchiveJob, type ArchiveOutcome, archiveLimits } from './archive-job.ts'

/** Unpacks an archive into memory in a worker. */
export async function runArchive(pool: WorkerPool, job: ArchiveJob): Promise<ArchiveOutcome> {
  const limits = resolveLimits(archiveLimits, job.limits)
  if (job.bytes.length > limits.archiveBytes) return { kind: 'limit', limit: 'size' }
  const request = { bytes: ownBytes(job.bytes), limits }
  const { deadlineMs } = limits
  const end = await pool.run(job.owner, { engine: 'archive', deadlineMs, request: () => request })
  switch (end.kind) {
    case 'unpacked':
      return { kind: 'value', files: end.files }
    case 'unreadable':
      return { kind: 'refused', message: end.message }
    case 'archive-limit':
      return { kind: 'limit', limit: end.limit }
    default:
      return { kind: 'limit', limit: limitOf(end) }
  }
}
