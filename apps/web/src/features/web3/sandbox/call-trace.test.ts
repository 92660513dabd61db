import {
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  encodeFunctionResult,
  getAddress,
  padHex,
  parseAbi,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { type CallFrame, eventText, type KnownAccounts, traceStep } from './call-trace.ts'

const abi = parseAbi([
  'function withdraw(uint256 amount) returns (bool paid)',
  'error TooMuch(uint256 most)',
  'event Paid(address indexed to, uint256 amount)',
])
const BANK = `0x${'Ba'.repeat(20)}` as const
const THIEF = `0x${'7f'.repeat(20)}` as const
const STRANGER = `0x${'12'.repeat(20)}` as const
const known: KnownAccounts = new Map([
  [BANK.toLowerCase(), { name: 'Bank', abi }],
  [THIEF, { name: 'Thief', abi: null }],
])
const withdrawal = encodeFunctionData({ abi, functionName: 'withdraw', args: [5n] })
const paid = {
  address: BANK,
  topics: encodeEventTopics({ abi, eventName: 'Paid', args: { to: THIEF } }) as [`0x${string}`],
  data: padHex(toHex(5)),
}

const frame = (more: Partial<CallFrame>): CallFrame => ({
  type: 'CALL',
  from: THIEF,
  to: BANK,
  gasUsed: '0x5208',
  input: '0x',
  ...more,
})

test('decodes calls of known contracts: function, arguments, return values and inner calls', () => {
  const step = traceStep(
    frame({
      input: withdrawal,
      output: encodeFunctionResult({ abi, functionName: 'withdraw', result: true }),
      logs: [{ ...paid, position: '0x1' }, paid],
      calls: [
        frame({ from: BANK, to: STRANGER, value: '0x5' }),
        frame({ from: BANK, to: STRANGER, type: 'STATICCALL' }),
      ],
    }),
    known,
  )
  expect(step).toMatchObject({ from: 'Thief', to: 'Bank', what: 'withdraw(5)', returned: 'true', failure: null })
  expect(step.gas).toBe(21000n)
  const event = `Bank: Paid(to: ${getAddress(THIEF)}, amount: 5)`
  expect(step.inner).toMatchObject([
    { kind: 'call', from: 'Bank', to: '0x1212…1212', what: '', value: 5n },
    event,
    { kind: 'look' },
    event,
  ])
})

test('decodes failures: custom errors, texts, or the message of the node', () => {
  const refused = (output: `0x${string}`, revertReason?: string) =>
    traceStep(
      frame({ input: withdrawal, output, error: 'execution reverted', ...(revertReason && { revertReason }) }),
      known,
    ).failure
  expect(refused(encodeErrorResult({ abi, errorName: 'TooMuch', args: [3n] }))).toBe('TooMuch(most: 3)')
  const text = encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: ['No.'] })
  expect(refused(text)).toBe('No.')
  expect(refused('0x', 'Said by the node')).toBe('Said by the node')
  expect(refused('0x')).toBe('execution reverted')
})

test('shows undecodable bytes and events of unknown contracts as they are', () => {
  expect(traceStep(frame({ input: '0xdeadbeef' }), known).what).toBe('0xdeadbeef')
  expect(traceStep(frame({ input: `${withdrawal.slice(0, 10) as '0x'}01` }), known).what).toBe('withdraw(0x01)')
  expect(eventText({ ...paid, address: STRANGER }, known)).toMatch(/^0x1212…1212: 0x/)
  expect(eventText({ ...paid, topics: [] }, known)).toMatch(/^Bank: 0x/)
})
