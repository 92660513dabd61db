import { outcomeOf, resolveLimits } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type YamlJob, type YamlOutcome, yamlLimits } from './yaml-job.ts'

/** Parses a document in a worker and returns it as JSON. */
export async function runYaml(pool: WorkerPool, job: YamlJob): Promise<YamlOutcome> {
  const limits = resolveLimits(yamlLimits, job.limits)
  if (Buffer.byteLength(job.text) > limits.textBytes) return { kind: 'limit', limit: 'text' }
  const request = { text: job.text, isExpanding: job.isExpanding ?? false, limits }
  const { deadlineMs } = limits
  return outcomeOf(await pool.run(job.owner, { engine: 'yaml', deadlineMs, request: () => request }))
}
