import { createHash } from 'node:crypto'
import type {
  Chain,
  ChainWatcher,
  CompiledContract,
  MinedTransaction,
  NewHead,
  RpcLog,
  StoredTransfer,
} from './chain.ts'
import type { ChainDatabase } from './chain-database.ts'
import { ChainStore, type LogWish, type NewBlock, type StoredBlock, type StoredLog } from './chain-store.ts'
import type { Contract, Hex, Placement } from './contract.ts'
import {
  BASE_FEE,
  type CallRequest,
  type ChainPlace,
  type EvmEnd,
  type EvmJob,
  type Executed,
  GAS_LIMIT,
} from './evm-job.ts'
import { type EvmWorker, EvmWorkerDied } from './evm-worker.ts'
import { Filters } from './filters.ts'
import { logFilter } from './log-wish.ts'
import { type BlockName, read } from './parameters.ts'
import { reasonIn } from './revert-reason.ts'
import { RpcFailure } from './rpc-failure.ts'
import type { StateParts } from './world-state.ts'

/** So many jobs of one chain wait at most. */
const WAITING = 64
/** So many subscriptions one chain has. */
const WATCHERS = 20
/** So many logs one answer holds at most. */
const LOGS_PAGE = 1000
/** So many blocks one fee history holds at most. */
const FEE_BLOCKS = 1024
/** Contracts see hashes of so many blocks. */
const HASHES = 256
/** Larger transactions, in bytes, are refused. */
const RAW_BYTES = 131_072

/** What a chain is made of. */
export interface ChainOptions {
  /** Opens its file, which is made where it is missing; called at the first use. */
  readonly database: () => ChainDatabase
  /** Names it among all chains that are open, and were. */
  readonly key: string
  readonly chainId: number
  /** Milliseconds since 1970, of the world's clock. */
  readonly now: () => number
  /** What stands on it; looked at before each call. */
  readonly placements: () => readonly Placement[]
  /** Private key of the shop's own account. */
  readonly treasuryKey: () => Hex
  /** For `web3_clientVersion`. */
  readonly version: string
  readonly worker: EvmWorker
}

type Parameters = readonly unknown[]
type Mined = (transaction: MinedTransaction) => void

/** The chain of one world. The EVM runs in the worker of all chains; all else, also every read of the state, happens here. */
export class WorldChain implements Chain {
  readonly #options: ChainOptions
  readonly #filters = new Filters()
  readonly #watchers = new Set<ChainWatcher>()
  #store: ChainStore | null = null
  #hashes: Hex[] | null = null
  /** The contracts that were looked at last, and found in place. */
  #inPlace: readonly Placement[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isClosed = false

  constructor(options: ChainOptions) {
    this.#options = options
  }

  async request(method: string, params: unknown = [], mined: Mined = () => {}): Promise<unknown> {
    const answer = METHODS.get(method)
    if (!answer)
      throw new RpcFailure('unknownMethod', `the method ${shortened(method)} does not exist/is not available`)
    if (!Array.isArray(params))
      throw new RpcFailure('wrongParameters', 'params must be a list: parameters go by their place')
    this.#place()
    return answer(this.#calls, params, mined)
  }

  async pay(to: Hex, wei: bigint): Promise<MinedTransaction> {
    this.#place()
    return this.#mine((place) => ({
      ...{ kind: 'pay', place, to: to.toLowerCase() as Hex, wei },
      key: this.#options.treasuryKey(),
    }))
  }

  transfers(account: Hex, origin: Hex): readonly StoredTransfer[] {
    return this.#open().transfers(account.toLowerCase() as Hex, origin.toLowerCase() as Hex)
  }

  async construct(contract: CompiledContract): Promise<Contract> {
    const { name, abi, creation } = contract
    const end = await this.#inWorker({ kind: 'construct', creation })
    if (end.kind !== 'constructed') throw failureOf(end)
    return { name, abi, creation, code: end.code, codeHash: end.codeHash, storage: end.storage }
  }

  watch(watcher: ChainWatcher): () => void {
    if (this.#watchers.size >= WATCHERS)
      throw new RpcFailure('tooMuch', `This chain has ${WATCHERS} subscriptions already. End one by eth_unsubscribe.`)
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  close(): void {
    this.#isClosed = true
    for (const { closed } of this.#watchers) closed()
    this.#watchers.clear()
    this.#store?.close()
    this.#store = null
  }

  #open(): ChainStore {
    if (this.#isClosed) throw new RpcFailure('internal', 'This chain was closed: there is a new shop. Try again.')
    this.#store ??= new ChainStore(this.#options.database())
    return this.#store
  }

  /** Puts the shop's contracts in their places where others stood there, in a block without a transaction. */
  #place(): void {
    const wanted = this.#options.placements()
    const store = this.#open()
    const latest = store.latest()
    if (latest && wanted.every(({ contract }, index) => this.#inPlace[index]?.contract === contract)) return
    const standing = store.placed()
    const anew = wanted.filter(({ address, contract }) => standing.get(address) !== markOf(contract))
    if (anew.length > 0 || !latest) {
      const changes = placed(store, latest?.number ?? 0, anew)
      const marks = new Map(anew.map(({ address, contract }) => [address, markOf(contract)]))
      this.#add(this.#nextBlock(latest), { changes }, marks)
    }
    this.#inPlace = wanted
  }

  #nextBlock(latest: StoredBlock | undefined): { number: number; timestamp: number; parent: Hex } {
    const clock = Math.floor(this.#options.now() / 1000)
    return {
      number: latest ? latest.number + 1 : 0,
      timestamp: latest ? Math.max(clock, latest.timestamp + 1) : clock,
      parent: latest?.hash ?? NO_HASH,
    }
  }

  /** Stores a block, then tells of it. */
  #add(
    { number, timestamp, parent }: { number: number; timestamp: number; parent: Hex },
    { changes, executed }: { changes: StateParts; executed?: Executed },
    marks: ReadonlyMap<string, string> = new Map(),
  ): void {
    const hash = sum([parent, number, timestamp, executed?.hash ?? [...marks]])
    const header = headerOf({ number, timestamp, parent, hash, executed })
    const logs = executed ? rpcLogs(executed, number, hash) : []
    const block: NewBlock = {
      ...{ number, hash, timestamp, changes, body: header },
      ...(executed && { transaction: storedForm(executed, number, hash, logs) }),
    }
    this.#open().add(block, marks)
    this.#hashes?.push(hash)
    if (this.#hashes && this.#hashes.length > HASHES) this.#hashes.shift()
    const head: NewHead = {
      header: { ...header, transactions: executed ? [executed.hash] : [] },
      transaction: executed?.hash ?? null,
      logs,
    }
    this.#filters.tell(head)
    for (const watcher of this.#watchers) watcher.mined(head)
  }

  /** Carries out a transaction, stores it, and gives it. One after another. */
  #mine(job: (place: ChainPlace) => EvmJob): Promise<MinedTransaction> {
    return this.#inTurn(async () => {
      const store = this.#open()
      if (store.isFull)
        throw new RpcFailure('refused', 'This chain is full. Begin a new shop on the score board: it has a new one.')
      const latest = store.latest()!
      const block = this.#nextBlock(latest)
      const end = await this.#onState(latest.number, block, job)
      if (end.kind !== 'executed') throw failureOf(end)
      this.#add(block, { changes: end.changes, executed: end })
      const { hash, from, to, input, value, succeeded, deployed, logs, transfers } = end
      return { hash, block: block.number, from, to, input, value, succeeded, deployed, logs, transfers }
    })
  }

  /** Asks the worker on the state after a block; sends it along where the worker lacks it. */
  async #onState(
    version: number,
    { number, timestamp }: { number: number; timestamp: number },
    job: (place: ChainPlace) => EvmJob,
    isPast = false,
  ): Promise<EvmEnd> {
    const store = this.#open()
    this.#hashes ??= store.hashesFrom(store.latest()!.number - HASHES + 1)
    const hashes = isPast
      ? store.hashesFrom(Math.max(0, number - HASHES)).slice(0, Math.min(HASHES, number))
      : this.#hashes
    const { key, chainId } = this.#options
    const place = { chain: key, version, chainId, block: { number, timestamp, hashes: [...hashes] } }
    if (isPast) return this.#inWorker(job({ ...place, state: store.state(version), isPast: true }))
    const end = await this.#inWorker(job(place))
    if (end.kind !== 'unknown-state') return end
    return this.#inWorker(job({ ...place, state: this.#open().state(version) }))
  }

  async #inWorker(job: EvmJob): Promise<EvmEnd> {
    try {
      return await this.#options.worker.run(job)
    } catch (error) {
      if (error instanceof EvmWorkerDied) throw new RpcFailure('refused', error.message)
      throw error
    }
  }

  /** Jobs on one chain's state come one after another. @throws RpcFailure where too many wait */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= WAITING)
      throw new RpcFailure('tooMuch', 'Too many calls wait for this chain already. Try again in a moment.')
    this.#waiting++
    const turn = this.#queue.then(work)
    this.#queue = turn.then(
      () => this.#waiting--,
      () => this.#waiting--,
    )
    return turn
  }

  /** What the methods are made of. */
  readonly #calls = {
    chainId: () => this.#options.chainId,
    clientVersion: () => `ForbiddenFruit/${this.#options.version}`,
    latest: (): StoredBlock => this.#open().latest()!,
    store: () => this.#open(),
    filters: this.#filters,

    /** A block by its name; undefined where there is none. */
    find: (name: BlockName): StoredBlock | undefined => {
      const store = this.#open()
      if (name === 'latest') return store.latest()
      if (name === 'earliest') return store.block(0)
      return typeof name === 'number' ? store.block(name) : store.blockByHash(name.hash)
    },

    send: async (raw: Hex, mined: Mined): Promise<Hex> => {
      const transaction = await this.#mine((place) => ({ kind: 'transact', place, raw }))
      mined(transaction)
      return transaction.hash
    },

    onBlock: (block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd> =>
      this.#inTurn(() => {
        const latest = this.#open().latest()!
        const isPast = block.number !== latest.number
        // A call sees the block that would come next.
        const next = isPast ? { number: block.number, timestamp: block.timestamp } : this.#nextBlock(latest)
        return this.#onState(block.number, next, job, isPast)
      }),

    trace: (block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd> =>
      this.#inTurn(() => this.#onState(block.number - 1, block, job, true)),
  }
}

type Calls = {
  chainId(): number
  clientVersion(): string
  latest(): StoredBlock
  store(): ChainStore
  readonly filters: Filters
  find(name: BlockName): StoredBlock | undefined
  send(raw: Hex, mined: Mined): Promise<Hex>
  onBlock(block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd>
  trace(block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd>
}

type Method = (calls: Calls, params: Parameters, mined: Mined) => unknown

/** Every method that there is. None of them signs: the chain knows no keys of visitors, and no way to change time or state. */
const METHODS: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['web3_clientVersion', (calls) => calls.clientVersion()],
  ['net_version', (calls) => String(calls.chainId())],
  ['net_listening', () => true],
  ['net_peerCount', () => '0x0'],
  ['eth_chainId', (calls) => hex(calls.chainId())],
  ['eth_syncing', () => false],
  ['eth_accounts', () => []],
  ['eth_blockNumber', (calls) => hex(calls.latest().number)],
  ['eth_gasPrice', () => hex(BASE_FEE)],
  ['eth_maxPriorityFeePerGas', () => '0x0'],
  ['eth_feeHistory', feeHistory],
  ['eth_getBalance', (calls, [address, name]) => hex(accountAt(calls, address, name)?.balance ?? 0n)],
  ['eth_getTransactionCount', (calls, [address, name]) => hex(accountAt(calls, address, name)?.nonce ?? 0n)],
  [
    'eth_getCode',
    (calls, [address, name]) => {
      const hash = accountAt(calls, address, name)?.codeHash
      return bytesAsHex((hash && calls.store().code(hash)) || new Uint8Array())
    },
  ],
  [
    'eth_getStorageAt',
    (calls, [address, slot, name]) => {
      const key: Hex = `0x${read.quantity(slot, 'slot').toString(16).padStart(64, '0')}`
      const value = calls.store().slot(read.address(address, 'address'), key, blockNamed(calls, name).number)
      return `0x${bytesAsHex(value ?? new Uint8Array())
        .slice(2)
        .padStart(64, '0')}`
    },
  ],
  [
    'eth_call',
    async (calls, [fields, name]) => {
      const call = callIn(fields)
      const end = await calls.onBlock(blockNamed(calls, name), (place) => ({ kind: 'call', place, call }))
      if (end.kind !== 'called') throw failureOf(end)
      return end.answer
    },
  ],
  [
    'eth_estimateGas',
    async (calls, [fields, name]) => {
      const call = callIn(fields)
      const end = await calls.onBlock(blockNamed(calls, name), (place) => ({ kind: 'estimate', place, call }))
      if (end.kind !== 'estimated') throw failureOf(end)
      return hex(end.gas)
    },
  ],
  [
    'eth_sendRawTransaction',
    (calls, [raw], mined) => {
      const bytes = read.bytes(raw, 'transaction')
      if (bytes.length > 2 + 2 * RAW_BYTES)
        throw new RpcFailure('refused', 'oversized data: the transaction is too large')
      return calls.send(bytes, mined)
    },
  ],
  ['eth_getBlockByNumber', (calls, [name, whole]) => shownBlock(calls, calls.find(read.block(name)), whole === true)],
  [
    'eth_getBlockByHash',
    (calls, [hash, whole]) => shownBlock(calls, calls.find({ hash: read.hash(hash, 'hash') }), whole === true),
  ],
  ['eth_getBlockTransactionCountByNumber', (calls, [name]) => transactionCount(calls, calls.find(read.block(name)))],
  [
    'eth_getBlockTransactionCountByHash',
    (calls, [hash]) => transactionCount(calls, calls.find({ hash: read.hash(hash, 'hash') })),
  ],
  ['eth_getTransactionByHash', (calls, [hash]) => calls.store().transaction(read.hash(hash, 'hash'))?.body ?? null],
  [
    'eth_getTransactionByBlockNumberAndIndex',
    (calls, [name, index]) => transactionAt(calls, calls.find(read.block(name)), index),
  ],
  [
    'eth_getTransactionByBlockHashAndIndex',
    (calls, [hash, index]) => transactionAt(calls, calls.find({ hash: read.hash(hash, 'hash') }), index),
  ],
  ['eth_getTransactionReceipt', (calls, [hash]) => calls.store().transaction(read.hash(hash, 'hash'))?.receipt ?? null],
  [
    'eth_getBlockReceipts',
    (calls, [name]) => {
      const block = calls.find(read.block(name))
      if (!block) return null
      const transaction = calls.store().transactionIn(block.number)
      return transaction ? [transaction.receipt] : []
    },
  ],
  ['eth_getLogs', (calls, [filter]) => logsOf(calls, read.fields(filter, 'filter'))],
  ['eth_newFilter', (calls, [filter]) => calls.filters.add('logs', logFilter(read.fields(filter, 'filter')))],
  ['eth_newBlockFilter', (calls) => calls.filters.add('blocks', null)],
  ['eth_newPendingTransactionFilter', (calls) => calls.filters.add('transactions', null)],
  ['eth_getFilterChanges', (calls, [id]) => calls.filters.changes(id)],
  [
    'eth_getFilterLogs',
    (calls, [id]) => {
      const { addresses, topics } = calls.filters.wish(id)
      return logsBetween(calls, { from: 0, to: calls.latest().number, addresses, topics })
    },
  ],
  ['eth_uninstallFilter', (calls, [id]) => calls.filters.remove(id)],
  ['debug_traceTransaction', trace],
])

async function trace(calls: Calls, [hash, options]: Parameters): Promise<unknown> {
  const transaction = calls.store().transaction(read.hash(hash, 'hash'))
  if (!transaction) throw new RpcFailure('refused', 'transaction not found')
  const wishes = options === undefined || options === null ? {} : read.fields(options, 'options')
  const { tracer, tracerConfig = {}, disableStack, disableStorage, enableMemory, limit } = wishes
  if (tracer !== undefined && tracer !== null && tracer !== 'callTracer')
    throw new RpcFailure(
      'wrongParameters',
      'invalid argument tracer: there is "callTracer", and without a tracer each step',
    )
  const { onlyTopCall, withLog } = read.fields(tracerConfig, 'tracerConfig')
  const wish = tracer
    ? ({ kind: 'calls', withLogs: withLog === true, onlyTop: onlyTopCall === true } as const)
    : ({
        kind: 'steps',
        withStack: disableStack !== true,
        withStorage: disableStorage !== true,
        withMemory: enableMemory === true,
        limit: typeof limit === 'number' && limit > 0 ? limit : 0,
      } as const)
  const block = calls.find(transaction.block)!
  const end = await calls.trace(block, (place) => ({ kind: 'trace', place, raw: transaction.raw, wish }))
  if (end.kind !== 'traced') throw failureOf(end)
  return JSON.parse(end.json)
}

function feeHistory(calls: Calls, [count, name, percentiles]: Parameters): unknown {
  const newest = blockNamed(calls, name).number
  const wanted = typeof count === 'number' ? count : Number(read.quantity(count, 'blockCount'))
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > FEE_BLOCKS)
    throw new RpcFailure('wrongParameters', `invalid argument blockCount: it must be 1 to ${FEE_BLOCKS}`)
  if (percentiles !== undefined && percentiles !== null && !(Array.isArray(percentiles) && percentiles.length <= 100))
    throw new RpcFailure(
      'wrongParameters',
      'invalid argument rewardPercentiles: it must be a list of at most 100 numbers',
    )
  const blocks = Math.min(wanted, newest + 1)
  const oldest = newest - blocks + 1
  const used = Array.from({ length: blocks }, (_, index) => calls.find(oldest + index)!.body.gasUsed as Hex)
  return {
    oldestBlock: hex(oldest),
    baseFeePerGas: Array.from({ length: blocks + 1 }, () => hex(BASE_FEE)),
    gasUsedRatio: used.map((gas) => Number(gas) / GAS_LIMIT),
    ...(Array.isArray(percentiles) &&
      percentiles.length > 0 && { reward: used.map(() => percentiles.map(() => '0x0')) }),
  }
}

/** @throws RpcFailure where there is no such block */
function blockNamed(calls: Calls, name: unknown): StoredBlock {
  const block = calls.find(read.block(name))
  if (!block) throw new RpcFailure('refused', 'header not found: there is no such block')
  return block
}

function accountAt(calls: Calls, address: unknown, name: unknown) {
  return calls.store().account(read.address(address, 'address'), blockNamed(calls, name).number)
}

function callIn(value: unknown): CallRequest {
  const { from, to, data, input, value: wei, gas } = read.fields(value, 'transaction')
  const wanted = gas === undefined || gas === null ? BigInt(GAS_LIMIT) : read.quantity(gas, 'gas')
  return {
    from: from === undefined || from === null ? NO_ADDRESS : read.address(from, 'from'),
    to: to === undefined || to === null ? null : read.address(to, 'to'),
    data: read.bytes(input ?? data ?? '0x', 'data'),
    value: wei === undefined || wei === null ? 0n : read.quantity(wei, 'value'),
    gas: wanted > BigInt(GAS_LIMIT) ? GAS_LIMIT : Number(wanted),
  }
}

function shownBlock(calls: Calls, block: StoredBlock | undefined, whole: boolean): unknown {
  if (!block) return null
  const transaction = calls.store().transactionIn(block.number)
  return { ...block.body, transactions: transaction ? [whole ? transaction.body : transaction.body.hash] : [] }
}

function transactionCount(calls: Calls, block: StoredBlock | undefined): Hex | null {
  return block ? (calls.store().transactionIn(block.number) ? '0x1' : '0x0') : null
}

function transactionAt(calls: Calls, block: StoredBlock | undefined, index: unknown): unknown {
  const isFirst = read.quantity(index, 'index') === 0n
  return (block && isFirst && calls.store().transactionIn(block.number)?.body) || null
}

function logsOf(calls: Calls, filter: Readonly<Record<string, unknown>>): RpcLog[] {
  const { fromBlock, toBlock, blockHash } = filter
  const { addresses, topics } = logFilter(filter)
  if (blockHash !== undefined && blockHash !== null) {
    if (fromBlock !== undefined || toBlock !== undefined)
      throw new RpcFailure('wrongParameters', 'give either blockHash, or fromBlock and toBlock')
    const { number } = blockNamed(calls, { blockHash })
    return logsBetween(calls, { from: number, to: number, addresses, topics })
  }
  const latest = calls.latest().number
  const numberOf = (name: BlockName) => (typeof name === 'number' ? name : (calls.find(name)?.number ?? latest))
  return logsBetween(calls, {
    from: numberOf(read.block(fromBlock)),
    to: Math.min(numberOf(read.block(toBlock)), latest),
    addresses,
    topics,
  })
}

/** @throws RpcFailure where there are more than a page holds; it says which blocks fit */
function logsBetween(calls: Calls, wish: LogWish): RpcLog[] {
  const found = calls.store().logs(wish, LOGS_PAGE + 1)
  if (found.length > LOGS_PAGE) {
    const last = found.at(-1)!.block - 1
    const page =
      last >= wish.from ? ` Ask for the blocks [${hex(wish.from)}, ${hex(last)}], then for the next ones.` : ''
    throw new RpcFailure('tooMuch', `query returned more than ${LOGS_PAGE} results.${page}`)
  }
  return found.map((log) => storedLog(calls, log))
}

function storedLog(calls: Calls, { block, position, address, topics, data }: StoredLog): RpcLog {
  const { hash } = calls.find(block)!
  const transaction = calls.store().transactionIn(block)!
  return rpcLog({ address, topics, data }, position, block, hash, transaction.body.hash as Hex)
}

/** What a call that did not end well is answered. */
function failureOf(end: EvmEnd): RpcFailure {
  if (end.kind === 'refused') return new RpcFailure('refused', end.message)
  if (end.kind !== 'reverted') return new RpcFailure('internal', 'The chain did not answer.')
  const reason = reasonIn(end.data)
  return new RpcFailure('reverted', reason === null ? 'execution reverted' : `execution reverted: ${reason}`, end.data)
}

/** The state that puts contracts in place, as on their first day, over what stood there. */
function placed(store: ChainStore, at: number, anew: readonly Placement[]): StateParts {
  const addressOf = ({ address }: Placement) => address.toLowerCase() as Hex
  return {
    accounts: new Map(
      anew.map((each) => [addressOf(each), { nonce: 1n, balance: each.balance, codeHash: each.contract.codeHash }]),
    ),
    codes: new Map(anew.map(({ contract }) => [contract.codeHash, Buffer.from(contract.code.slice(2), 'hex')])),
    slots: new Map(
      anew.map((each) => {
        const emptied = [...store.slotsOf(addressOf(each), at).keys()].map((slot) => [slot, new Uint8Array()] as const)
        const written = Object.entries(each.contract.storage).map(
          ([slot, value]) => [slot as Hex, withoutZeros(value)] as const,
        )
        return [addressOf(each), new Map<Hex, Uint8Array>([...emptied, ...written])]
      }),
    ),
  }
}

/** Which contract it is: the same code with the same storage is the same. */
function markOf({ codeHash, storage }: Contract): string {
  return sum([codeHash, storage])
}

function headerOf(block: {
  number: number
  timestamp: number
  parent: Hex
  hash: Hex
  executed: Executed | undefined
}): Record<string, unknown> {
  const { number, timestamp, parent, hash, executed } = block
  return {
    number: hex(number),
    hash,
    parentHash: parent,
    mixHash: parent,
    nonce: '0x0000000000000000',
    sha3Uncles: NO_UNCLES,
    logsBloom: executed?.bloom ?? `0x${'00'.repeat(256)}`,
    transactionsRoot: executed ? sum(executed.hash) : NO_ENTRIES,
    stateRoot: sum([hash, 'state']),
    receiptsRoot: executed ? sum([executed.hash, 'receipt']) : NO_ENTRIES,
    miner: NO_ADDRESS,
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    size: '0x220',
    gasLimit: hex(GAS_LIMIT),
    gasUsed: hex(executed?.gasUsed ?? 0),
    timestamp: hex(timestamp),
    baseFeePerGas: hex(BASE_FEE),
    uncles: [],
    withdrawals: [],
    withdrawalsRoot: NO_ENTRIES,
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: NO_HASH,
  }
}

function storedForm(
  executed: Executed,
  number: number,
  blockHash: Hex,
  logs: readonly RpcLog[],
): NewBlock['transaction'] {
  const { hash, raw, from, to, fields, gasUsed, gasPrice, bloom, succeeded, deployed, transfers } = executed
  const place = { blockHash, blockNumber: hex(number), transactionIndex: '0x0' as const }
  return {
    hash,
    raw,
    body: { ...fields, ...place },
    receipt: {
      ...place,
      transactionHash: hash,
      type: fields.type,
      from,
      to,
      status: succeeded ? '0x1' : '0x0',
      cumulativeGasUsed: hex(gasUsed),
      gasUsed: hex(gasUsed),
      effectiveGasPrice: hex(gasPrice),
      contractAddress: to === null ? deployed : null,
      logsBloom: bloom,
      logs,
    },
    logs: executed.logs,
    transfers: transfers.map((transfer) => ({ ...transfer, origin: from })),
  }
}

function rpcLogs({ hash, logs }: Executed, number: number, blockHash: Hex): RpcLog[] {
  return logs.map((log, position) => rpcLog(log, position, number, blockHash, hash))
}

function rpcLog(
  { address, topics, data }: Pick<RpcLog, 'address' | 'topics' | 'data'>,
  position: number,
  number: number,
  blockHash: Hex,
  transactionHash: Hex,
): RpcLog {
  return {
    ...{ address, topics, data, blockNumber: hex(number), blockHash, transactionHash },
    ...{ transactionIndex: '0x0', logIndex: hex(position), removed: false },
  }
}

const NO_HASH: Hex = `0x${'00'.repeat(32)}`
const NO_ADDRESS: Hex = `0x${'00'.repeat(20)}`
/** Roots of an empty list and of an empty tree, which every block of the Ethereum net without entries has. */
const NO_UNCLES: Hex = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'
const NO_ENTRIES: Hex = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
/** 32 bytes that nobody can foresee without knowing the value. Blocks here prove nothing, so that they need no tree. */
function sum(value: unknown): Hex {
  return `0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`
}

function hex(value: number | bigint): Hex {
  return `0x${value.toString(16)}`
}

function bytesAsHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString('hex')}`
}

function withoutZeros(value: Hex): Uint8Array {
  return Buffer.from(value.slice(2).replace(/^(?:00)+/, ''), 'hex')
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
