import { NO_ADDRESS, rpcLog } from './block-form.ts'
import type { MinedTransaction, RpcLog } from './chain.ts'
import type { ChainStore, LogQuery, StoredBlock } from './chain-store.ts'
import type { Hex } from './contract.ts'
import { BASE_FEE, type CallRequest, type ChainPlace, type EvmEnd, type EvmJob, GAS_LIMIT } from './evm-job.ts'
import type { Filters } from './filters.ts'
import { bytesAsHex, hex } from './hex.ts'
import { logFilter } from './log-wish.ts'
import { type BlockName, read } from './parameters.ts'
import { reasonIn } from './revert-reason.ts'
import { RpcFailure } from './rpc-failure.ts'

/** Maximum number of logs per response, and of characters of their data. Those of one block always fit. */
const MAX_LOGS = { logs: 1000, characters: 2 ** 20 }
/** Maximum number of blocks per fee history. */
const MAX_FEE_BLOCKS = 1024
/** Maximum size of a transaction in bytes. */
const MAX_TRANSACTION_BYTES = 131_072

type Parameters = readonly unknown[]
/** Called with a transaction as soon as it is stored. */
export type Mined = (transaction: MinedTransaction) => void

/** Dependencies of the methods. */
export interface ChainCalls {
  chainId(): number
  clientVersion(): string
  latest(): StoredBlock
  store(): ChainStore
  /** Yields to other requests. @throws RpcFailure when the chain was closed meanwhile */
  pause(): Promise<void>
  readonly filters: Filters
  find(name: BlockName): StoredBlock | undefined
  send(raw: Hex, mined: Mined): Promise<Hex>
  onBlock(block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd>
  trace(block: StoredBlock, job: (place: ChainPlace) => EvmJob): Promise<EvmEnd>
}

type Method = (calls: ChainCalls, params: Parameters, mined: Mined) => unknown

/** All supported methods. None of them signs, because the chain has no keys of visitors, and none changes time or state. */
export const METHODS: Readonly<Record<string, Method>> = {
  web3_clientVersion: (calls) => calls.clientVersion(),
  net_version: (calls) => String(calls.chainId()),
  net_listening: () => true,
  net_peerCount: () => '0x0',
  eth_chainId: (calls) => hex(calls.chainId()),
  eth_syncing: () => false,
  eth_accounts: () => [],
  eth_blockNumber: (calls) => hex(calls.latest().number),
  eth_gasPrice: () => hex(BASE_FEE),
  eth_maxPriorityFeePerGas: () => '0x0',
  eth_feeHistory: feeHistory,
  eth_getBalance: (calls, [address, name]) => hex(accountAt(calls, address, name)?.balance ?? 0n),
  eth_getTransactionCount: (calls, [address, name]) => hex(accountAt(calls, address, name)?.nonce ?? 0n),
  eth_getCode: (calls, [address, name]) => {
    const hash = accountAt(calls, address, name)?.codeHash
    return bytesAsHex((hash && calls.store().code(hash)) || new Uint8Array())
  },
  eth_getStorageAt: (calls, [address, slot, name]) => {
    const key: Hex = `0x${read.quantity(slot, 'slot').toString(16).padStart(64, '0')}`
    const value = calls.store().slot(read.address(address, 'address'), key, blockNamed(calls, name).number)
    return `0x${Buffer.from(value ?? [])
      .toString('hex')
      .padStart(64, '0')}`
  },
  eth_call: async (calls, [fields, name]) => {
    const call = callIn(fields)
    const end = await calls.onBlock(blockNamed(calls, name), (place) => ({ kind: 'call', place, call }))
    if (end.kind !== 'called') throw failureOf(end)
    return end.answer
  },
  eth_estimateGas: async (calls, [fields, name]) => {
    const call = callIn(fields)
    const end = await calls.onBlock(blockNamed(calls, name), (place) => ({ kind: 'estimate', place, call }))
    if (end.kind !== 'estimated') throw failureOf(end)
    return hex(end.gas)
  },
  eth_sendRawTransaction: (calls, [raw], mined) => {
    const bytes = read.bytes(raw, 'transaction')
    if (bytes.length > 2 + 2 * MAX_TRANSACTION_BYTES)
      throw new RpcFailure('refused', 'oversized data: the transaction is too large')
    return calls.send(bytes, mined)
  },
  eth_getBlockByNumber: (calls, [name, whole]) => shownBlock(calls, calls.find(read.block(name)), whole === true),
  eth_getBlockByHash: (calls, [hash, whole]) =>
    shownBlock(calls, calls.find({ hash: read.hash(hash, 'hash') }), whole === true),
  eth_getBlockTransactionCountByNumber: (calls, [name]) => transactionCount(calls, calls.find(read.block(name))),
  eth_getBlockTransactionCountByHash: (calls, [hash]) =>
    transactionCount(calls, calls.find({ hash: read.hash(hash, 'hash') })),
  eth_getTransactionByHash: (calls, [hash]) => calls.store().transaction(read.hash(hash, 'hash'))?.body ?? null,
  eth_getTransactionByBlockNumberAndIndex: (calls, [name, index]) =>
    transactionAt(calls, calls.find(read.block(name)), index),
  eth_getTransactionByBlockHashAndIndex: (calls, [hash, index]) =>
    transactionAt(calls, calls.find({ hash: read.hash(hash, 'hash') }), index),
  eth_getTransactionReceipt: (calls, [hash]) => calls.store().transaction(read.hash(hash, 'hash'))?.receipt ?? null,
  eth_getBlockReceipts: (calls, [name]) => {
    const block = calls.find(read.block(name))
    if (!block) return null
    const transaction = calls.store().transactionIn(block.number)
    return transaction ? [transaction.receipt] : []
  },
  eth_getLogs: (calls, [filter]) => logsOf(calls, read.fields(filter, 'filter')),
  eth_newFilter: (calls, [filter]) => calls.filters.add('logs', logFilter(read.fields(filter, 'filter'))),
  eth_newBlockFilter: (calls) => calls.filters.add('blocks', null),
  eth_newPendingTransactionFilter: (calls) => calls.filters.add('transactions', null),
  eth_getFilterChanges: (calls, [id]) => calls.filters.changes(id),
  eth_getFilterLogs: (calls, [id]) => {
    const { addresses, topics } = calls.filters.wish(id)
    return logsBetween(calls, { from: 0, to: calls.latest().number, addresses, topics })
  },
  eth_uninstallFilter: (calls, [id]) => calls.filters.remove(id),
  debug_traceTransaction: trace,
}

async function trace(calls: ChainCalls, [hash, options]: Parameters): Promise<unknown> {
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

function feeHistory(calls: ChainCalls, [count, name, percentiles]: Parameters): unknown {
  const newest = blockNamed(calls, name).number
  const wanted = typeof count === 'number' ? count : Number(read.quantity(count, 'blockCount'))
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > MAX_FEE_BLOCKS)
    throw new RpcFailure('wrongParameters', `invalid argument blockCount: it must be 1 to ${MAX_FEE_BLOCKS}`)
  if (percentiles !== undefined && percentiles !== null && !(Array.isArray(percentiles) && percentiles.length <= 100))
    throw new RpcFailure(
      'wrongParameters',
      'invalid argument rewardPercentiles: it must be a list of at most 100 numbers',
    )
  const blocks = Math.min(wanted, newest + 1)
  const oldest = newest - blocks + 1
  const used = calls.store().gasUsed(oldest, newest)
  return {
    oldestBlock: hex(oldest),
    baseFeePerGas: Array.from({ length: blocks + 1 }, () => hex(BASE_FEE)),
    gasUsedRatio: used.map((gas) => Number(gas) / GAS_LIMIT),
    ...(Array.isArray(percentiles) &&
      percentiles.length > 0 && { reward: used.map(() => percentiles.map(() => '0x0')) }),
  }
}

/** @throws RpcFailure for an unknown block */
function blockNamed(calls: ChainCalls, name: unknown): StoredBlock {
  const block = calls.find(read.block(name))
  if (!block) throw new RpcFailure('refused', 'header not found: there is no such block')
  return block
}

function accountAt(calls: ChainCalls, address: unknown, name: unknown) {
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

function shownBlock(calls: ChainCalls, block: StoredBlock | undefined, whole: boolean): unknown {
  if (!block) return null
  const transaction = calls.store().transactionIn(block.number)
  return { ...block.body, transactions: transaction ? [whole ? transaction.body : transaction.body.hash] : [] }
}

function transactionCount(calls: ChainCalls, block: StoredBlock | undefined): Hex | null {
  return block ? (calls.store().transactionIn(block.number) ? '0x1' : '0x0') : null
}

function transactionAt(calls: ChainCalls, block: StoredBlock | undefined, index: unknown): unknown {
  const isFirst = read.quantity(index, 'index') === 0n
  return (block && isFirst && calls.store().transactionIn(block.number)?.body) || null
}

function logsOf(calls: ChainCalls, filter: Readonly<Record<string, unknown>>): Promise<RpcLog[]> {
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

/** @throws RpcFailure for more logs than a response holds; its message names a range of blocks that fits */
async function logsBetween(calls: ChainCalls, wish: LogQuery): Promise<RpcLog[]> {
  const found = await calls.store().logs(wish, MAX_LOGS, calls.pause)
  const isLong = found.reduce((sum, { data }) => sum + data.length, 0) > MAX_LOGS.characters
  if (found.length > MAX_LOGS.logs || isLong) {
    const last = found.at(-1)!.block - 1
    const page =
      last >= wish.from ? ` Ask for the blocks [${hex(wish.from)}, ${hex(last)}], then for the next ones.` : ''
    const limit = isLong ? `${MAX_LOGS.characters} characters of data` : `${MAX_LOGS.logs} results`
    throw new RpcFailure('tooMuch', `query returned more than ${limit}.${page}`)
  }
  return found.map(({ block, blockHash, transactionHash, position, ...log }) =>
    rpcLog(log, position, block, blockHash, transactionHash),
  )
}

/** The error for a call that failed. */
export function failureOf(end: EvmEnd): RpcFailure {
  if (end.kind === 'refused') return new RpcFailure('refused', end.message)
  if (end.kind !== 'reverted') return new RpcFailure('internal', 'The chain did not answer.')
  const reason = reasonIn(end.data)
  return new RpcFailure('reverted', reason === null ? 'execution reverted' : `execution reverted: ${reason}`, end.data)
}
