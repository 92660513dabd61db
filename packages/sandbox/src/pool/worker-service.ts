import type { MessagePort } from 'node:worker_threads'
import { type EngineName, engines } from '../engines.ts'
import type { Engine } from './engine.ts'
import type { Order, Reply } from './worker-messages.ts'

type AnyEngine = Engine<object, object>

/** Processes orders of the main thread, one after another, after reporting once that it is ready. */
export function serve(port: MessagePort): void {
  const made = new Map<EngineName, AnyEngine>()
  port.on('message', ({ engine: name, request }: Order) => {
    const engine = made.get(name) ?? (engines[name]() as AnyEngine)
    made.set(name, engine)
    execute(engine, request)
      .then((reply) => port.postMessage(reply))
      // The result cannot be sent to another thread.
      .catch((error: unknown) => port.postMessage({ kind: 'broken', message: String(error) } satisfies Reply))
  })
  port.postMessage('ready')
}

async function execute(engine: AnyEngine, request: object | null): Promise<Reply> {
  try {
    if (request) return { kind: 'ended', end: await engine.run(request), holds: engine.holds }
    await engine.prepare?.()
    return { kind: 'prepared' }
  } catch (error) {
    return { kind: 'broken', message: String(error) }
  }
}
