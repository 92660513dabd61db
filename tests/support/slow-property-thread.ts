import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { loadWeakness } from '@fruit/catalogue/weaknesses'
import type { Weakness } from '@fruit/challenge-kit/weakness'
import { endThread } from '@fruit/sandbox/pool/end-thread'
import { servePropertyChecks } from '@fruit/training/coding/properties/thread-service'

/** Passed to the worker as `workerData`, so importing this module elsewhere has no effect. */
export const ROLE = 'fruit-slow-properties'

export const address = import.meta.url

/** Time that a slow property takes to check one value, in milliseconds. */
const SLOW_MS = 60_000

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

/** Checks properties as the server does, but each value takes a minute. */
async function begin(port: MessagePort): Promise<void> {
  servePropertyChecks(port, async (id) => slow(await loadWeakness(id)))
}

function slow(weakness: Weakness): Weakness {
  const ownFix = Object.fromEntries(
    Object.entries(weakness.ownFix ?? {}).map(([name, own]) => {
      const property = own.property.kind === 'answers' ? { ...own.property, wrong: block } : own.property
      return [name, { ...own, property }]
    }),
  )
  return { ...weakness, ownFix }
}

function block(): null {
  for (const end = performance.now() + SLOW_MS; performance.now() < end; );
  return null
}
