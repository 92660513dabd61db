import { createHash } from 'node:crypto'
import type { RpcLog } from './chain.ts'
import type { NewBlock } from './chain-store.ts'
import type { Hex } from './contract.ts'
import { BASE_FEE, type Executed, GAS_LIMIT } from './evm-job.ts'
import { hex } from './hex.ts'

/** The header of a block in JSON-RPC; without `executed`, of a block without a transaction. */
export function headerOf(block: {
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
    transactionsRoot: executed ? hashOf(executed.hash) : NO_ENTRIES,
    stateRoot: hashOf([hash, 'state']),
    receiptsRoot: executed ? hashOf([executed.hash, 'receipt']) : NO_ENTRIES,
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

/** A transaction with its receipt in the form in which they are stored and shown. */
export function storedForm(
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

/** The logs of a transaction in JSON-RPC. */
export function rpcLogs({ hash, logs }: Executed, number: number, blockHash: Hex): RpcLog[] {
  return logs.map((log, position) => rpcLog(log, position, number, blockHash, hash))
}

/** A log in JSON-RPC; `position` counts within its block. */
export function rpcLog(
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

/** The parent hash of the first block. */
export const NO_HASH: Hex = `0x${'00'.repeat(32)}`
/** The sender of a call without one. */
export const NO_ADDRESS: Hex = `0x${'00'.repeat(20)}`
/** Roots of an empty list and of an empty tree, as in Ethereum blocks without entries. */
const NO_UNCLES: Hex = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'
const NO_ENTRIES: Hex = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/**
 * A hash of 32 bytes that cannot be predicted without the value. Blocks of this chain prove nothing, so they need no Merkle tree.
 */
export function hashOf(value: unknown): Hex {
  return `0x${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`
}
