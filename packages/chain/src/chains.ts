import { workerStarter } from '@fruit/sandbox/pool/worker-source'
import type { Contract, Hex } from './contract.ts'
import { EvmWorker, EvmWorkerDied } from './evm-worker.ts'
import { reasonIn } from './revert-reason.ts'
import type { Trial, TrialRound } from './trial.ts'
import { TrialEndless } from './trial-endless.ts'
import { type ChainOptions, WorldChain } from './world-chain.ts'

/** Opens the chains of a server, which share one worker for the EVM. The EVM is loaded when a chain needs it. */
export class Chains {
  readonly #worker: EvmWorker
  #opened = 0

  constructor() {
    const start = workerStarter({
      source: new URL('./evm-thread.ts', import.meta.url),
      load: () => import('./evm-thread.ts'),
      limits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    })
    this.#worker = new EvmWorker(start)
  }

  /** True while the worker runs. */
  get isRunning(): boolean {
    return this.#worker.isRunning
  }

  /** The chain in a database, which is opened at the chain's first use. */
  open(options: Omit<ChainOptions, 'key' | 'worker'>): WorldChain {
    return new WorldChain({ ...options, key: String(++this.#opened), worker: this.#worker })
  }

  /**
   * Runs the constructor of a contract without arguments, on an empty chain.
   *
   * @returns its code and storage, or the reason for its failure in words
   */
  async construct(
    creation: Hex,
  ): Promise<Pick<Contract, 'code' | 'codeHash' | 'storage'> | { readonly failure: string }> {
    const end = await this.#worker.run({ kind: 'construct', creation })
    if (end.kind === 'constructed') return { code: end.code, codeHash: end.codeHash, storage: end.storage }
    if (end.kind === 'refused') return { failure: end.message }
    const reason = end.kind === 'reverted' ? reasonIn(end.data) : null
    return { failure: reason === null ? 'it undoes itself' : `it undoes itself and says “${reason}”` }
  }

  /**
   * Runs transactions on a new chain, which is discarded afterwards.
   *
   * @returns observations before the first one, and after each
   * @throws TrialEndless when they use up their gas; EvmWorkerDied when they take too long
   */
  async trial(trial: Trial): Promise<readonly TrialRound[]> {
    const end = await this.#worker.run({ kind: 'trial', trial })
    if (end.kind === 'tried') return end.rounds
    if (end.kind === 'endless') throw new TrialEndless('Transactions use up their gas.')
    throw new EvmWorkerDied(end.kind === 'refused' ? end.message : 'The transactions cannot be tried.')
  }

  close(): Promise<void> {
    return this.#worker.close()
  }
}
