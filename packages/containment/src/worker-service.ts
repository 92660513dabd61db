import type { MessagePort } from 'node:worker_threads'
import { ScriptEngine } from './script-engine.ts'
import { SqlEngine } from './sql-engine.ts'
import type { Reply, Request } from './wire.ts'

/**
 * Answers requests of the main thread, one after another, after saying once that it is ready.
 *
 * What this module imports must be of no use to the main thread: a bundler may leave shared code in the main program,
 * and the worker would then run that whole program to get at it. Types are fine.
 */
export async function serve(port: MessagePort): Promise<void> {
  const scripts = new ScriptEngine()
  const sql = new SqlEngine()
  await Promise.all([scripts.warm(), sql.warm()])
  port.on('message', async (request: Request) => {
    const end = await carryOut(request, scripts, sql)
    port.postMessage({ end, holds: sql.holds } satisfies Reply)
  })
  port.postMessage('ready')
}

async function carryOut(request: Request, scripts: ScriptEngine, sql: SqlEngine): Promise<Reply['end']> {
  try {
    return request.kind === 'script' ? await scripts.run(request) : await sql.run(request)
  } catch (error) {
    return { kind: 'broken', message: String(error) }
  }
}
