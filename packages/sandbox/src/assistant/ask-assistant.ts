import { outcomeOf, resolveLimits } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type AssistantJob, type AssistantOutcome, assistantLimits } from './assistant-job.ts'

/** Asks the built-in language model for the next step of a conversation. */
export async function askAssistant(pool: WorkerPool, job: AssistantJob): Promise<AssistantOutcome> {
  const { deadlineMs, length } = resolveLimits(assistantLimits, job.limits)
  const { question } = job
  if (question.messages.reduce((sum, { text }) => sum + text.length, 0) > length)
    return { kind: 'limit', limit: 'length' }
  return outcomeOf(await pool.run(job.owner, { engine: 'assistant', deadlineMs, request: () => question }))
}
