import { workerStarter } from '@fruit/containment/worker-source'
import type { Contract, Hex } from './contract.ts'
import { EvmWorker, EvmWorkerDied } from './evm-worker.ts'
import { reasonIn } from './revert-reason.ts'
import type { Trial, TrialRound } from './trial.ts'
import { TrialEndless } from './trial-endless.ts'
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

  /** The chain in a database, which is opened at the chain's first use. */
  open(options: Omit<ChainOptions, 'key' | 'worker'>): WorldChain {
    return new WorldChain({ ...options, key: String(++this.#opened), worker: this.#worker })
  }

  /**
   * Runs the constructor of a contract that takes no arguments, on an empty chain.
   *
   * @returns what it leaves, or in words why there is nothing
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
   * Carries out transactions on a chain that begins with them and is forgotten after them.
   *
   * @returns what was seen before the first one, and after each
   * @throws TrialEndless where they use up their gas; EvmWorkerDied where they take too long
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
