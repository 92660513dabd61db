import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { endThread } from '@fruit/sandbox/pool/end-thread'
import { lowerThreadPriority } from '@fruit/sandbox/pool/thread-priority'

/** `workerData` of the worker, so that this module does nothing when it is imported elsewhere. */
export const ROLE = 'fruit-properties'

/** URL of this module; in a build, of the worker's file. */
export const address = import.meta.url

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

async function begin(port: MessagePort): Promise<void> {
  lowerThreadPriority()
  // Imported here, so that the main thread, which only needs `address`, does not load these modules.
  const [{ servePropertyChecks }, { loadWeakness }] = await Promise.all([
    import('@fruit/training/coding/properties/thread-service'),
    import('@fruit/catalogue/weaknesses'),
  ])
  servePropertyChecks(port, loadWeakness)
}
