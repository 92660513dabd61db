import type { MessagePort } from 'node:worker_threads'
import type { Engine } from './engine.ts'
import { type EngineName, engines } from './engines.ts'
import type { Order, Reply } from './wire.ts'

type AnyEngine = Engine<object, object>

/** Answers orders of the main thread, one after another, after saying once that it is ready. */
export function serve(port: MessagePort): void {
  const made = new Map<EngineName, AnyEngine>()
  port.on('message', async ({ engine: name, request }: Order) => {
    const engine = made.get(name) ?? (engines[name]() as AnyEngine)
    made.set(name, engine)
    port.postMessage(await carriedOut(engine, request))
  })
  port.postMessage('ready')
}

async function carriedOut(engine: AnyEngine, request: object | null): Promise<Reply> {
  try {
    if (request) return { kind: 'ended', end: await engine.run(request), holds: engine.holds }
    await engine.prepare?.()
    return { kind: 'prepared' }
  } catch (error) {
    return { kind: 'broken', message: String(error) }
  }
}
