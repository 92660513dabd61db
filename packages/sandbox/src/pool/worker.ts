import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { endThread } from './end-thread.ts'
import { lowerThreadPriority } from './thread-priority.ts'

/** The data of this worker; without it, importing this module has no effect. */
export const ROLE = 'fruit-containment'

/** URL of this module. In a build it is the file of the worker; see `worker-source.ts`. */
export const address = import.meta.url

if (workerData === ROLE && parentPort) begin(parentPort).catch(endThread)

async function begin(port: MessagePort): Promise<void> {
  lowerThreadPriority()
  // Imported dynamically, so that the main thread, which only needs the address, does not load the engines.
  const { serve } = await import('./worker-service.ts')
  serve(port)
}
