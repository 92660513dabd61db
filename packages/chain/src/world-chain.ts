import { hashOf, headerOf, NO_HASH, rpcLogs, storedForm } from './block-form.ts'
import type { Chain, ChainWatcher, MinedTransaction, NewHead, StoredTransfer } from './chain.ts'
import type { ChainDatabase } from './chain-database.ts'
import { ChainStore, type NewBlock, type StoredBlock } from './chain-store.ts'
import type { Contract, Hex, Placement } from './contract.ts'
import type { ChainPlace, EvmEnd, EvmJob, Executed } from './evm-job.ts'
import { type EvmWorker, EvmWorkerDied } from './evm-worker.ts'
import { Filters } from './filters.ts'
import { type PackedState, packed } from './packed-state.ts'
import { RpcFailure } from './rpc-failure.ts'
import { type ChainCalls, failureOf, METHODS, type Mined } from './rpc-methods.ts'

/** Maximum number of waiting jobs of one chain. */
const MAX_WAITING = 64
/** Maximum number of subscriptions to one chain. */
const MAX_WATCHERS = 20
/** Number of earlier blocks whose hashes contracts can read. */
const MAX_HASHES = 256

/** Options of a chain. */
export interface ChainOptions {
  /** Opens its file, which is created when it is missing; called at the first use. */
  readonly database: () => ChainDatabase
  /** Identifies it among all chains that are open or were open. */
  readonly key: string
  readonly chainId: number
  /** Time of the world's clock in milliseconds since 1970. */
  readonly now: () => number
  /** The shop's contracts on the chain; checked before each call. */
  readonly placements: () => readonly Placement[]
  /** Private key of the shop's own account. */
  readonly treasuryKey: () => Hex
  /** Version for `web3_clientVersion`. */
  readonly version: string
  readonly worker: EvmWorker
  /** Resolves when a call may continue between parts of long work. */
  readonly nextTurn: () => Promise<void>
}

/**
 * The chain of one world. The EVM runs in the worker of all chains; everything else, including all reads of the state, runs here.
 */
export class WorldChain implements Chain {
  readonly #options: ChainOptions
  readonly #filters = new Filters()
  readonly #watchers = new Set<ChainWatcher>()
  #store: ChainStore | null = null
  /** Resolves when the file is open; null before the first use. */
  #opening: Promise<void> | null = null
  #database: ChainDatabase | null = null
  #hashes: Hex[] | null = null
  /** The contracts of the last check, all of which are placed. */
  #placed: readonly Placement[] = []
  #queue: Promise<unknown> = Promise.resolve()
  /** Settles when subscribers know all blocks. */
  #notified: Promise<unknown> = Promise.resolve()
  #waiting = 0
  /** Increases when the worker holds a state that was never stored, so that this state is not used again. */
  #era = 0
  #isClosed = false

  constructor(options: ChainOptions) {
    this.#options = options
  }

  async request(method: string, params: unknown = [], mined: Mined = () => {}): Promise<unknown> {
    const answer = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined
    if (!answer)
      throw new RpcFailure('unknownMethod', `the method ${shortened(method)} does not exist/is not available`)
    if (!Array.isArray(params))
      throw new RpcFailure('wrongParameters', 'params must be a list: parameters go by their place')
    await this.#ready()
    this.#place()
    return answer(this.#calls, params, mined)
  }

  async pay(to: Hex, wei: bigint): Promise<MinedTransaction> {
    await this.#ready()
    this.#place()
    return this.#mine((place) => ({
      ...{ kind: 'pay', place, to: to.toLowerCase() as Hex, wei },
      key: this.#options.treasuryKey(),
    }))
  }

  transfers(account: Hex, origin: Hex): readonly StoredTransfer[] {
    return this.#open().transfers(account.toLowerCase() as Hex, origin.toLowerCase() as Hex)
  }

  watch(watcher: ChainWatcher): () => void {
    if (this.#watchers.size >= MAX_WATCHERS)
      throw new RpcFailure(
        'tooMuch',
        `This chain has ${MAX_WATCHERS} subscriptions already. End one by eth_unsubscribe.`,
      )
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  close(): void {
    this.#isClosed = true
    for (const { closed } of this.#watchers) closed()
    this.#watchers.clear()
    this.#closeFile()
  }

  #closeFile(): void {
    this.#database?.close()
    this.#database = null
    this.#store = null
  }

  /** Opens the file, once. @throws RpcFailure when the chain was closed, and the errors of `ChainDatabase.check` */
  async #ready(): Promise<void> {
    this.#opening ??= this.#openFile()
    try {
      await this.#opening
    } catch (error) {
      this.#opening = null
      throw error
    }
    this.#open()
  }

  async #openFile(): Promise<void> {
    this.#throwIfClosed()
    const database = this.#options.database()
    this.#database = database
    try {
      for (const _step of database.check()) {
        await this.#options.nextTurn()
        this.#throwIfClosed()
      }
    } catch (error) {
      this.#closeFile()
      throw error
    }
    this.#store = new ChainStore(database)
  }

  #open(): ChainStore {
    this.#throwIfClosed()
    if (!this.#store) throw new Error('The file of the chain is not open: request something first.')
    return this.#store
  }

  #throwIfClosed(): void {
    if (this.#isClosed) throw new RpcFailure('internal', 'This chain was closed: there is a new shop. Try again.')
  }

  /** Places the shop's contracts where other ones were before, in a block without a transaction. */
  #place(): void {
    const wanted = this.#options.placements()
    const store = this.#open()
    const latest = store.latest()
    if (latest && wanted.every(({ contract }, index) => this.#placed[index]?.contract === contract)) return
    const standing = store.placed()
    const anew = wanted.filter(({ address, contract }) => standing.get(address) !== markOf(contract))
    if (anew.length > 0 || !latest) {
      const marks = new Map(anew.map(({ address, contract }) => [address, markOf(contract)]))
      this.#add(this.#nextBlock(latest), { changes: placed(anew), emptied: latest ? anew.map(addressOf) : [] }, marks)
    }
    this.#placed = wanted
  }

  #nextBlock(latest: StoredBlock | undefined): { number: number; timestamp: number; parent: Hex } {
    const clock = Math.floor(this.#options.now() / 1000)
    return {
      number: latest ? latest.number + 1 : 0,
      timestamp: latest ? Math.max(clock, latest.timestamp + 1) : clock,
      parent: latest?.hash ?? NO_HASH,
    }
  }

  /** Stores a block, then reports it. */
  #add(
    { number, timestamp, parent }: { number: number; timestamp: number; parent: Hex },
    { changes, emptied = [], executed }: { changes: PackedState; emptied?: readonly Hex[]; executed?: Executed },
    marks: ReadonlyMap<string, string> = new Map(),
  ): void {
    const hash = hashOf([parent, number, timestamp, executed?.hash ?? [...marks]])
    const header = headerOf({ number, timestamp, parent, hash, executed })
    const logs = executed ? rpcLogs(executed, number, hash) : []
    const block: NewBlock = {
      ...{ number, hash, timestamp, changes, emptied, body: header },
      ...(executed && { transaction: storedForm(executed, number, hash, logs) }),
    }
    this.#open().add(block, marks)
    this.#hashes?.push(hash)
    if (this.#hashes && this.#hashes.length > MAX_HASHES) this.#hashes.shift()
    const head: NewHead = {
      header: { ...header, transactions: executed ? [executed.hash] : [] },
      transaction: executed?.hash ?? null,
      logs,
    }
    this.#filters.notify(head)
    this.#notify(head, [...this.#watchers])
  }

  /** Reports a block to subscribers, one in each turn of the event loop: each may serialize all of its logs. */
  #notify(head: NewHead, watchers: readonly ChainWatcher[]): void {
    this.#notified = this.#notified.then(async () => {
      for (const watcher of watchers) {
        if (!this.#watchers.has(watcher)) continue
        watcher.mined(head)
        await this.#options.nextTurn()
      }
    })
  }

  /** Runs a transaction, stores it, and returns it; one after another. */
  #mine(job: (place: ChainPlace) => EvmJob): Promise<MinedTransaction> {
    return this.#inTurn(async () => {
      const store = this.#open()
      if (store.isFull)
        throw new RpcFailure('refused', 'This chain is full. Begin a new shop on the score board: it has a new one.')
      for (;;) {
        const latest = store.latest()!
        const block = this.#nextBlock(latest)
        const end = await this.#onState(latest.number, block, job)
        if (end.kind !== 'executed') throw failureOf(end)
        if (this.#open().latest()!.number !== latest.number) {
          // Contracts were placed meanwhile, in the block intended for this transaction.
          this.#era++
          continue
        }
        this.#add(block, { changes: end.changes, executed: end })
        const { hash, from, to, input, value, succeeded, deployed, logs, transfers } = end
        return { hash, block: block.number, from, to, input, value, succeeded, deployed, logs, transfers }
      }
    })
  }

  /** Runs a job in the worker on the state after a block; sends the state if the worker lacks it. */
  async #onState(
    version: number,
    { number, timestamp }: { number: number; timestamp: number },
    job: (place: ChainPlace) => EvmJob,
    isPast = false,
  ): Promise<EvmEnd> {
    const store = this.#open()
    this.#hashes ??= store.hashesFrom(store.latest()!.number - MAX_HASHES + 1)
    const hashes = isPast
      ? store.hashesFrom(Math.max(0, number - MAX_HASHES)).slice(0, Math.min(MAX_HASHES, number))
      : this.#hashes
    const { key, chainId } = this.#options
    const place = { chain: `${key} ${this.#era}`, version, chainId, block: { number, timestamp, hashes: [...hashes] } }
    if (isPast) return this.#inWorker(job({ ...place, state: await this.#state(version), isPast: true }))
    const end = await this.#inWorker(job(place))
    if (end.kind !== 'unknown-state') return end
    return this.#inWorker(job({ ...place, state: await this.#state(version) }))
  }

  #state(version: number): Promise<PackedState> {
    return this.#open().state(version, this.#calls.pause)
  }

  async #inWorker(job: EvmJob): Promise<EvmEnd> {
    try {
      return await this.#options.worker.run(job)
    } catch (error) {
      if (error instanceof EvmWorkerDied) throw new RpcFailure('refused', error.message)
      throw error
    }
  }

  /** Runs jobs on the chain's state one after another. @throws RpcFailure when too many wait */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= MAX_WAITING)
      throw new RpcFailure('tooMuch', 'Too many calls wait for this chain already. Try again in a moment.')
    this.#waiting++
    const turn = this.#queue.then(work)
    this.#queue = turn.then(
      () => this.#waiting--,
      () => this.#waiting--,
    )
    return turn
  }

  /** Dependencies of the methods. */
  readonly #calls: ChainCalls = {
    chainId: () => this.#options.chainId,
    clientVersion: () => `ForbiddenFruit/${this.#options.version}`,
    latest: () => this.#open().latest()!,
    store: () => this.#open(),
    filters: this.#filters,

    pause: async () => {
      await this.#options.nextTurn()
      this.#open()
    },

    /** The block with a name; undefined for an unknown one. */
    find: (name) => {
      const store = this.#open()
      if (name === 'latest') return store.latest()
      if (name === 'earliest') return store.block(0)
      return typeof name === 'number' ? store.block(name) : store.blockByHash(name.hash)
    },

    send: async (raw, mined) => {
      const transaction = await this.#mine((place) => ({ kind: 'transact', place, raw }))
      mined(transaction)
      return transaction.hash
    },

    onBlock: (block, job) =>
      this.#inTurn(() => {
        const latest = this.#open().latest()!
        const isPast = block.number !== latest.number
        // A call sees the next block.
        const next = isPast ? { number: block.number, timestamp: block.timestamp } : this.#nextBlock(latest)
        return this.#onState(block.number, next, job, isPast)
      }),

    trace: (block, job) => this.#inTurn(() => this.#onState(block.number - 1, block, job, true)),
  }
}

/** The state that places contracts with their initial storage. */
function placed(anew: readonly Placement[]): PackedState {
  return packed({
    accounts: new Map(
      anew.map((each) => [addressOf(each), { nonce: 1n, balance: each.balance, codeHash: each.contract.codeHash }]),
    ),
    codes: new Map(anew.map(({ contract }) => [contract.codeHash, Buffer.from(contract.code.slice(2), 'hex')])),
    slots: new Map(
      anew.map((each) => [
        addressOf(each),
        new Map(Object.entries(each.contract.storage).map(([slot, value]) => [slot as Hex, withoutZeros(value)])),
      ]),
    ),
  })
}

function addressOf({ address }: Placement): Hex {
  return address.toLowerCase() as Hex
}

/** Identifies a contract by its code and storage. */
function markOf({ codeHash, storage }: Contract): string {
  return hashOf([codeHash, storage])
}

function withoutZeros(value: Hex): Uint8Array {
  return Buffer.from(value.slice(2).replace(/^(?:00)+/, ''), 'hex')
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
