import { scriptOutcome } from './contained-script.ts'
import { type ModuleJob, moduleLimits } from './module-job.ts'
import type { ScriptOutcome } from './script-job.ts'
import type { WorkerPool } from './worker-pool.ts'

/**
 * Calls a function of a player's module, in an engine state of its own that is thrown away after it. A limit `steps` or
 * `deadline` means that the call did too much; `busy`, that the machine did.
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
