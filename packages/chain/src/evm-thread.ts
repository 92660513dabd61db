import { parentPort, workerData } from 'node:worker_threads'
import type { EvmEnd, EvmJob } from './evm-job.ts'

/** Given to a worker as its data, so that this module does nothing wherever else it is imported. */
export const ROLE = 'fruit-chain'

/** Where this module is. In a build that is the file of the worker. */
export const address = import.meta.url

/** What came of a job. */
export interface Reply {
  readonly id: number
  readonly end?: EvmEnd
  /** What nobody foresaw. */
  readonly error?: string
}

if (workerData === ROLE && parentPort) {
  const port = parentPort
  // Imported here only, so that the main thread, which wants the address, does not load the EVM.
  const { EvmEngine } = await import('./evm-engine.ts')
  const engine = new EvmEngine()
  port.once('message', (shared: SharedArrayBuffer) => {
    const present = new Int32Array(shared)
    port.on('message', async ({ id, job }: { id: number; job: EvmJob }) => {
      const began = () => {
        Atomics.store(present, 0, id)
        Atomics.add(present, 1, 1)
      }
      try {
        port.postMessage({ id, end: await engine.run(job, began) } satisfies Reply)
      } catch (error) {
        port.postMessage({ id, error: String(error) } satisfies Reply)
      }
    })
    port.postMessage('ready')
  })
}
