import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { loadWeakness } from '@fruit/catalogue/weaknesses'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { endThread } from '@fruit/containment/end-thread'
import { servePropertyChecks } from '@fruit/training/coding/properties/thread-service'

/** Given to a worker as its data, so that this module does nothing wherever else it is imported. */
export const ROLE = 'fruit-slow-properties'

export const address = import.meta.url

/** A property that takes so long to check one value, in milliseconds. */
const SLOW_MS = 60_000

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

/** Checks properties as the server does, but each takes a minute to look at a value. */
async function begin(port: MessagePort): Promise<void> {
  servePropertyChecks(port, async (id) => slow(await loadWeakness(id)))
}

function slow(weakness: Weakness): Weakness {
  const ownFix = Object.fromEntries(
    Object.entries(weakness.ownFix ?? {}).map(([name, own]) => {
      const property = own.property.kind === 'answers' ? { ...own.property, wrong: work } : own.property
      return [name, { ...own, property }]
    }),
  )
  return { ...weakness, ownFix }
}

function work(): null {
  for (const end = performance.now() + SLOW_MS; performance.now() < end; );
  return null
}
