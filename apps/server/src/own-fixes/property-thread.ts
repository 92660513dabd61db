import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { endThread } from '@fruit/containment/end-thread'
import { stepBack } from '@fruit/containment/step-back'

/** Given to a worker as its data, so that this module does nothing wherever else it is imported. */
export const ROLE = 'fruit-properties'

/** Where this module is. In a build that is the file of the worker. */
export const address = import.meta.url

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

async function begin(port: MessagePort): Promise<void> {
  stepBack()
  // Imported here only, so that the main thread, which wants the address, loads none of it.
  const [{ servePropertyChecks }, { loadWeakness }] = await Promise.all([
    import('@fruit/training/coding/properties/thread-service'),
    import('@fruit/catalogue/weaknesses'),
  ])
  servePropertyChecks(port, loadWeakness)
}
