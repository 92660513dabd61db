import { encodeFunctionData, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { type AbiFunction, type AbiValue, callData, encodeCall } from './contract-calls.ts'

const ADDRESS = '0x41427790c94E7a592B17ad694eD9c06A02bb9C39'

/** Encodes a call with viem for comparison. */
function expected(signature: string, values: readonly unknown[]): string {
  const abi = parseAbi([`function ${signature}`] as never)
  return encodeFunctionData({ abi, args: values } as never)
}

const CALLS: readonly (readonly [signature: string, values: readonly AbiValue[]])[] = [
  ['mint()', []],
  ['withdraw(uint8)', [255n]],
  ['approve(address,uint256)', [ADDRESS, 2n ** 256n - 1n]],
  ['setApprovalForAll(address,bool)', [ADDRESS, true]],
  ['name(string)', ['Büchse']],
  ['sum(uint256[])', [[1n, 2n, 3n]]],
  [
    'pairs(uint8[2][])',
    [
      [
        [1n, 2n],
        [3n, 4n],
      ],
    ],
  ],
  ['steps(int8,bytes4)', [-1n, '0x01020304']],
]

it.each(CALLS)('encodes %s as wallets do', (signature, values) => {
  // viem takes bytes as hexadecimal text, `callData` as `Uint8Array`.
  const own = values.map((value) =>
    typeof value === 'string' && signature.includes('bytes')
      ? Uint8Array.from(Buffer.from(value.slice(2), 'hex'))
      : value,
  )
  expect(callData(signature, ...own)).toBe(expected(signature, values))
})

it('encodes nested structures whose parts share a name', () => {
  const parts = [
    { type: 'address', name: 'to' },
    { type: 'bytes', name: 'to' },
  ]
  const wanted: AbiFunction = {
    type: 'function',
    name: 'act',
    inputs: [{ type: 'tuple[][]', components: parts }, { type: 'uint256' }],
  }
  const own = encodeCall(wanted, [[[[ADDRESS, Uint8Array.of(1, 2)]], []], 7n])
  expect(own).toBe(expected('act((address,bytes)[][],uint256)', [[[[ADDRESS, '0x0102']], []], 7n]))
})

it('rejects values that do not fit their type', () => {
  expect(() => callData('withdraw(uint8)', 256n)).toThrow()
  expect(() => callData('approve(address,uint256)', 'bees', 1n)).toThrow()
})
