import { workerStarter } from '@fruit/containment/worker-source'
import { EvmWorker } from './evm-worker.ts'
import { type ChainOptions, WorldChain } from './world-chain.ts'

/** Opens the chains of a server, which share one worker for the EVM. Nothing of it is loaded before a chain needs it. */
export class Chains {
  readonly #worker: EvmWorker
  #opened = 0

  /** @param idleMs the worker ends after this long without a job; a minute unless given */
  constructor(idleMs?: number) {
    const start = workerStarter({
      source: new URL('./evm-thread.ts', import.meta.url),
      load: () => import('./evm-thread.ts'),
      limits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    })
    this.#worker = new EvmWorker(start, idleMs)
  }

  /** Whether the worker runs. */
  get isAwake(): boolean {
    return this.#worker.isRunning
  }

  /** The chain in a file, which is made at the chain's first use. */
  open(options: Omit<ChainOptions, 'key' | 'worker'>): WorldChain {
    return new WorldChain({ ...options, key: String(++this.#opened), worker: this.#worker })
  }

  close(): Promise<void> {
    return this.#worker.close()
  }
}
