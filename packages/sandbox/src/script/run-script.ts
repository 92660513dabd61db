import type { NoResult } from '../pool/contained-worker.ts'
import { limitOf, resolveLimits } from '../pool/job-limits.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import {
  type Json,
  type ScriptEnd,
  type ScriptJob,
  type ScriptOutcome,
  type ScriptRequest,
  scriptLimits,
} from './script-job.ts'

/** Runs a script in a new engine state, which is discarded afterwards. */
export async function runScript(pool: WorkerPool, job: ScriptJob): Promise<ScriptOutcome> {
  const limits = resolveLimits(scriptLimits, job.limits)
  const { deadlineMs } = limits
  // A script with a budget ends in the same way on every machine. So its deadline must not use a clock that advances while the
  // script waits for the processor.
  const clock = job.budget ? 'processor' : 'wall'
  const request = (_: boolean, deadlineMs: number): ScriptRequest => ({
    clock,
    code: job.code,
    call: job.call ? { export: job.call.export, arguments: JSON.stringify(job.call.arguments) } : null,
    globals: job.globals ? JSON.stringify(job.globals) : null,
    console: job.console ?? false,
    limits: { ...limits, deadlineMs, ...(job.budget ?? { steps: Number.POSITIVE_INFINITY }) },
  })
  const timedOut = (end: ScriptEnd) => end.kind === 'limit' && end.limit === 'deadline'
  return scriptOutcome(await pool.run(job.owner, { engine: 'script', deadlineMs, clock, request, timedOut }))
}

/** Converts the end of a script to its outcome. */
export function scriptOutcome(end: ScriptEnd | NoResult | { readonly kind: 'busy' }): ScriptOutcome {
  switch (end.kind) {
    case 'limit':
      return end
    case 'thrown':
      return { kind: 'thrown', ...end.error }
    case 'value': {
      const value = end.value === undefined ? undefined : harmless(end.value)
      return end.console === undefined
        ? { kind: 'value', value }
        : { kind: 'value', value, console: JSON.parse(end.console) }
    }
    default:
      return { kind: 'limit', limit: limitOf(end) }
  }
}

/** Removes keys that would change an object's prototype when a caller copies the value key by key. */
function harmless(text: string): Json {
  if (!text.includes('"__proto__"')) return JSON.parse(text)
  return JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value))
}
