import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { endThread } from './end-thread.ts'
import { stepBack } from './step-back.ts'

/** Given to a worker as its data, so that this module does nothing wherever else it is imported. */
export const ROLE = 'fruit-containment'

/** Where this module is. In a build that is the file of the worker; see `worker-source.ts`. */
export const address = import.meta.url

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

async function begin(port: MessagePort): Promise<void> {
  stepBack()
  // Imported here only, so that the main thread, which wants the address, does not load the engines.
  const { serve } = await import('./worker-service.ts')
  serve(port)
}
