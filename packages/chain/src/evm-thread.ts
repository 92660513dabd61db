import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { endThread } from '@fruit/sandbox/pool/end-thread'
import { lowerThreadPriority } from '@fruit/sandbox/pool/thread-priority'
import type { EvmEnd, EvmJob } from './evm-job.ts'

/** The data of this worker; without it, importing this module has no effect. */
export const ROLE = 'fruit-chain'

/** URL of this module. In a build it is the file of the worker. */
export const address = import.meta.url

/** The result of a job. */
export interface Reply {
  readonly id: number
  readonly end?: EvmEnd
  /** Message of an unexpected error. */
  readonly error?: string
}

if (workerData === ROLE && parentPort) serve(parentPort).catch(endThread)

async function serve(port: MessagePort): Promise<void> {
  lowerThreadPriority()
  // Imported dynamically, so that the main thread, which only needs the address, does not load the EVM.
  const { EvmEngine } = await import('./evm-engine.ts')
  const engine = new EvmEngine()
  port.once('message', (shared: SharedArrayBuffer) => {
    const present = new Int32Array(shared)
    const reply = (reply: Reply) => port.postMessage(reply)
    port.on('message', ({ id, job }: { id: number; job: EvmJob }) => {
      const began = () => {
        Atomics.store(present, 0, id)
        Atomics.add(present, 1, 1)
      }
      engine.run(job, began).then(
        (end) => reply({ id, end }),
        (error) => reply({ id, error: String(error) }),
      )
    })
    port.postMessage('ready')
  })
}
