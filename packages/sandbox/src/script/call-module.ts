import type { WorkerPool } from '../pool/worker-pool.ts'
import { type ModuleJob, moduleLimits } from './module-job.ts'
import { scriptOutcome } from './run-script.ts'
import type { ScriptOutcome } from './script-job.ts'

/**
 * Calls a function of a player's module in a new engine state, which is discarded afterwards. A limit `steps` or `deadline` is
 * caused by the call, `busy` by the load of the machine.
 */
export async function callModule(pool: WorkerPool, job: ModuleJob): Promise<ScriptOutcome> {
  const { processorMs, ...limits } = moduleLimits
  const request = {
    clock: 'processor' as const,
    code: job.code,
    call: { export: job.export, arguments: JSON.stringify(job.arguments) },
    globals: null,
    console: false,
    limits: { ...limits, deadlineMs: Number.POSITIVE_INFINITY },
  }
  const end = await pool.run(job.owner, {
    engine: 'script',
    deadlineMs: processorMs,
    clock: 'processor',
    request: () => {
      job.signal?.throwIfAborted()
      return request
    },
  })
  return scriptOutcome(end)
}
