import type { MessagePort } from 'node:worker_threads'
import { ScriptEngine } from './script-engine.ts'
import { SqlEngine } from './sql-engine.ts'
import type { Reply, Request, SynchronousLine } from './wire.ts'

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
  port.on('message', async (request: Request | SynchronousLine) => {
    if (request.kind === 'line') {
      answerOn(request, scripts, sql)
      return
    }
    const end = await carryOut(request, scripts, sql)
    port.postMessage({ end, holds: sql.holds } satisfies Reply)
  })
  port.postMessage('ready')
}

/** Somebody waits on this line with a halted thread: the signal wakes them. */
function answerOn({ port, signal }: SynchronousLine, scripts: ScriptEngine, sql: SqlEngine): void {
  port.on('message', async (request: Request) => {
    const end = await carryOut(request, scripts, sql)
    port.postMessage({ end, holds: null } satisfies Reply)
    Atomics.store(signal, 0, 1)
    Atomics.notify(signal, 0)
  })
}

async function carryOut(request: Request, scripts: ScriptEngine, sql: SqlEngine): Promise<Reply['end']> {
  try {
    return request.kind === 'script' ? await scripts.run(request) : await sql.run(request)
  } catch (error) {
    return { kind: 'broken', message: String(error) }
  }
}
