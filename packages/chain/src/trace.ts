import type { EVM, ExecResult } from '@ethereumjs/evm'
import type { TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex } from '@ethereumjs/util'
import { type CallFrame, watchCalls } from './call-tree.ts'
import type { Hex } from './contract.ts'
import { MAX_TRACE_CHARACTERS, type TraceOptions } from './evm-job.ts'
import { hex } from './hex.ts'
import { reasonIn } from './revert-reason.ts'

/** A transaction that was run again for its trace. */
interface Traced {
  readonly tx: TypedTransaction
  readonly execResult: ExecResult
  readonly gasUsed: bigint
}

/**
 * Observes an EVM. The returned function gives the trace of its transaction in the format of `debug_traceTransaction`, or null
 * when it is too long.
 */
export function traceOf(evm: EVM, wish: TraceOptions): (traced: Traced) => string | null {
  return wish.kind === 'calls' ? callsOf(evm, wish) : stepsOf(evm, wish)
}

function callsOf(evm: EVM, { withLogs, onlyTop }: Extract<TraceOptions, { kind: 'calls' }>) {
  const calls = watchCalls(evm)
  return ({ tx, gasUsed }: Traced) => {
    const top = calls()
    if (!top) return null
    // The transaction itself uses more gas than its code.
    const whole = { ...shown(top, withLogs, onlyTop), gas: hex(tx.gasLimit), gasUsed: hex(gasUsed) }
    const json = JSON.stringify(whole)
    return json.length > MAX_TRACE_CHARACTERS ? null : json
  }
}

function shown(frame: CallFrame, withLogs: boolean, onlyTop: boolean): Record<string, unknown> {
  const { type, from, to, value, gas, gasUsed, input, output, error, logs, calls } = frame
  const reason = error === null ? null : reasonIn(bytesToHex(output))
  const mayPay = type === 'CALL' || type === 'CREATE' || type === 'CREATE2'
  return {
    type,
    from,
    ...(to !== null && { to }),
    ...(mayPay && { value: hex(value) }),
    gas: hex(gas),
    gasUsed: hex(gasUsed),
    input: bytesToHex(input),
    ...(output.length > 0 && { output: bytesToHex(output) }),
    ...(error !== null && { error }),
    ...(reason !== null && { revertReason: reason }),
    ...(withLogs && logs.length > 0 && { logs }),
    ...(!onlyTop && calls.length > 0 && { calls: calls.map((call) => shown(call, withLogs, onlyTop)) }),
  }
}

/** A step as the EVM reports it. */
interface Step {
  readonly pc: number
  readonly depth: number
  readonly gasLeft: bigint
  readonly opcode: { readonly name: string; readonly fee: number; readonly dynamicFee?: bigint }
  readonly stack: readonly bigint[]
  readonly memory: Uint8Array
  readonly error?: Uint8Array
}

function stepsOf(evm: EVM, { withMemory, withStack, withStorage, limit }: Extract<TraceOptions, { kind: 'steps' }>) {
  const steps: string[] = []
  let length = 0
  const storage = new Map<number, Record<string, Hex>>()
  evm.events.on('step', ({ pc, depth, gasLeft, opcode, stack, memory }: Step) => {
    if (length > MAX_TRACE_CHARACTERS || (limit > 0 && steps.length >= limit)) return
    const json = JSON.stringify({
      pc,
      op: opcode.name,
      gas: Number(gasLeft),
      gasCost: Number(opcode.dynamicFee ?? opcode.fee),
      depth: depth + 1,
      ...(withStack && { stack: stack.map(hex) }),
      ...(withMemory && { memory: wordsOf(memory) }),
      ...(withStorage && opcode.name === 'SSTORE' && { storage: written(storage, depth, stack) }),
    })
    length += json.length
    steps.push(json)
  })
  return ({ execResult, gasUsed }: Traced) => {
    if (length > MAX_TRACE_CHARACTERS) return null
    const failed = execResult.exceptionError !== undefined
    return `{"gas":${gasUsed},"failed":${failed},"returnValue":"${bytesToHex(execResult.returnValue)}","structLogs":[${steps.join(',')}]}`
  }
}

/** Values written so far by the call at this depth, including the value of this step. */
function written(storage: Map<number, Record<string, Hex>>, depth: number, stack: readonly bigint[]) {
  const [slot, value] = [stack.at(-1) ?? 0n, stack.at(-2) ?? 0n]
  const values = { ...storage.get(depth), [word(slot)]: word(value) }
  storage.set(depth, values)
  return values
}

function wordsOf(memory: Uint8Array): string[] {
  const words: string[] = []
  for (let start = 0; start < memory.length; start += 32) words.push(bytesToHex(memory.subarray(start, start + 32)))
  return words
}

const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
