import type { EVM, EVMResult, Message } from '@ethereumjs/evm'
import { type Address, bytesToHex, createZeroAddress } from '@ethereumjs/util'
import type { Log, Transfer } from './chain.ts'
import type { Hex } from './contract.ts'

/** A call between accounts, with the calls that it made. */
export interface CallFrame {
  readonly type: 'CALL' | 'CALLCODE' | 'CREATE' | 'CREATE2' | 'DELEGATECALL' | 'STATICCALL'
  readonly from: Hex
  /** Of a creation: the address of the new contract, once it is known. */
  to: Hex | null
  readonly value: bigint
  readonly gas: bigint
  gasUsed: bigint
  readonly input: Uint8Array
  output: Uint8Array
  /** The error in the words of the EVM. */
  error: string | null
  logs: readonly Log[]
  readonly calls: CallFrame[]
}

/** Observes an EVM; the returned function gives the tree of its calls after it has run. */
export function watchCalls(evm: EVM): () => CallFrame | null {
  let top: CallFrame | null = null
  const open: CallFrame[] = []
  evm.events.on('beforeMessage', (message: Message) => {
    const frame: CallFrame = {
      type: typeOf(message),
      from: hexOf(message.caller),
      // A message that creates a contract has no address.
      to: message.to ? hexOf(message.codeAddress) : null,
      value: message.delegatecall ? 0n : message.value,
      gas: message.gasLimit,
      gasUsed: 0n,
      input: message.data,
      output: new Uint8Array(),
      error: null,
      logs: [],
      calls: [],
    }
    if (open.length > 0) open.at(-1)!.calls.push(frame)
    else top = frame
    open.push(frame)
  })
  evm.events.on('afterMessage', ({ execResult, createdAddress }: EVMResult) => {
    const frame = open.pop()
    if (!frame) return
    frame.gasUsed = execResult.executionGasUsed
    frame.output = execResult.returnValue
    frame.error = execResult.exceptionError ? wordsOf(execResult.exceptionError.error) : null
    if (createdAddress) frame.to = hexOf(createdAddress)
    if (!execResult.exceptionError) frame.logs = logsOf(execResult.logs)
  })
  return () => top
}

/** Payments in a tree that were not reverted, in order. */
export function transfersIn(frame: CallFrame | null): Transfer[] {
  if (!frame || frame.error !== null) return []
  const own = frame.value > 0n && frame.to !== null && frame.type !== 'CALLCODE'
  return [
    ...(own ? [{ from: frame.from, to: frame.to!, value: frame.value }] : []),
    ...frame.calls.flatMap(transfersIn),
  ]
}

/** Converts logs of the EVM. */
export function logsOf(logs: readonly (readonly [Uint8Array, readonly Uint8Array[], Uint8Array])[] = []): Log[] {
  return logs.map(([address, topics, data]) => ({
    address: bytesToHex(address),
    topics: topics.map((topic) => bytesToHex(topic)),
    data: bytesToHex(data),
  }))
}

/** The error text of other nodes. */
function wordsOf(error: string): string {
  return error === 'revert' ? 'execution reverted' : error
}

function typeOf(message: Message): CallFrame['type'] {
  const { to, salt, delegatecall, isStatic } = message
  if (!to) return salt ? 'CREATE2' : 'CREATE'
  if (delegatecall) return 'DELEGATECALL'
  if (isStatic) return 'STATICCALL'
  return message.codeAddress.equals(to) ? 'CALL' : 'CALLCODE'
}

function hexOf(address: Address | undefined): Hex {
  return (address ?? createZeroAddress()).toString() as Hex
}
