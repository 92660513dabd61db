import { outcomeOf, resolveLimits } from '../pool/job-limits.ts'
import { ownBytes } from '../pool/own-bytes.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type XmlJob, type XmlOutcome, xmlLimits } from './xml-job.ts'

/**
 * Parses a document in a worker. The worker cannot request files while it parses. So it returns the paths of missing files and
 * parses again with these files, all within one deadline.
 */
export async function runXml(pool: WorkerPool, job: XmlJob): Promise<XmlOutcome> {
  const limits = resolveLimits(xmlLimits, job.limits)
  if (job.bytes.length > limits.textBytes) return { kind: 'limit', limit: 'text' }
  const files = new Map<string, Uint8Array | null>()
  let left = limits.deadlineMs
  for (;;) {
    const deadlineMs = Math.ceil(left)
    const run = await pool.run(job.owner, {
      engine: 'xml',
      deadlineMs,
      request: () => ({
        bytes: ownBytes(job.bytes),
        isResolving: job.files !== undefined,
        files: [...files],
        limits: { ...limits, deadlineMs },
      }),
    })
    const end = outcomeOf(run)
    if (end.kind !== 'wanted') return end
    left -= end.elapsedMs
    if (left <= 0) return { kind: 'limit', limit: 'deadline' }
    for (const path of end.paths) {
      const bytes = job.files?.(path)
      files.set(path, bytes ? ownBytes(bytes) : null)
      if (files.size > limits.files || (bytes && bytes.length > limits.fileBytes))
        return { kind: 'limit', limit: 'files' }
    }
  }
}
