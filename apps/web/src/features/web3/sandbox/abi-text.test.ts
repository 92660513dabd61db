import type { AbiParameter } from 'viem'
import { describe, expect, test } from 'vitest'
import { inputHint, readInput, typeText, valueText } from './abi-text.ts'

const ADDRESS = '0x413744D59d31AFDC2889aeE602636177805Bd7b0'
const ORDER = {
  name: 'order',
  type: 'tuple[]',
  components: [
    { name: 'buyer', type: 'address' },
    { name: 'glasses', type: 'uint256[2]' },
  ],
} as AbiParameter

const read = (type: string, text: string) => readInput({ type } as AbiParameter, text)

describe('readInput', () => {
  test.each([
    ['uint8', '255', 255n],
    ['int8', '-128', -128n],
    ['uint256', '0x10', 16n],
    ['uint256', '0.1 ether', 10n ** 17n],
    ['uint256', '5gwei', 5n * 10n ** 9n],
    ['uint', '1e18', 10n ** 18n],
    ['bool', ' true ', true],
    ['address', ADDRESS, ADDRESS],
    ['address', ADDRESS.toLowerCase(), ADDRESS.toLowerCase()],
    ['bytes', '0x', '0x'],
    ['bytes2', '0xbeef', '0xbeef'],
    ['string', ' kept as it is ', ' kept as it is '],
    ['uint8[]', '[1, "0x2"]', [1n, 2n]],
    ['bool[2]', '[true, false]', [true, false]],
    ['bytes1[][]', '[["0xaa"], []]', [['0xaa'], []]],
  ])('parses %s: %s', (type, text, value) => {
    expect(read(type, text)).toEqual({ value, problem: null })
  })

  test.each([
    ['uint8', '256', 'ABI_NOT_NUMBER'],
    ['uint8', '-1', 'ABI_NOT_NUMBER'],
    ['uint256', '1.5', 'ABI_NOT_LARGE_NUMBER'],
    ['uint256', '', 'ABI_NOT_LARGE_NUMBER'],
    ['uint256', '1e99', 'ABI_NOT_LARGE_NUMBER'],
    ['bool', 'yes', 'ABI_NOT_BOOLEAN'],
    ['address', '0x123', 'ABI_NOT_ADDRESS'],
    ['address', ADDRESS.replace('A', 'a'), 'ABI_WRONG_CHECKSUM'],
    ['bytes', '0xabc', 'ABI_NOT_BYTES'],
    ['bytes2', '0xab', 'ABI_WRONG_LENGTH'],
    ['uint8[]', '1, 2', 'ABI_NOT_JSON'],
    ['uint8[]', '{}', 'ABI_NOT_LIST'],
    ['uint8[2]', '[1]', 'ABI_WRONG_COUNT'],
    ['uint256[]', '[10000000000000000001]', 'ABI_QUOTE_NUMBERS'],
    ['uint8[]', '[null]', 'ABI_NOT_SINGLE'],
    ['function', '0x', 'ABI_UNKNOWN_TYPE'],
  ])('reports why an invalid %s is rejected: %s', (type, text, key) => {
    expect(read(type, text)).toMatchObject({ problem: { key } })
  })

  test('parses structures from objects and lists, and rejects incomplete ones', () => {
    const order = { buyer: ADDRESS, glasses: [1n, 2n] }
    expect(readInput(ORDER, `[{"buyer": "${ADDRESS}", "glasses": [1, 2]}]`)).toMatchObject({ value: [order] })
    expect(readInput(ORDER, `[["${ADDRESS}", [1, 2]]]`)).toMatchObject({ value: [order] })
    expect(readInput(ORDER, `[{"buyer": "${ADDRESS}"}]`)).toMatchObject({ problem: { key: 'ABI_NOT_STRUCTURE' } })
    expect(readInput(ORDER, '["x"]')).toMatchObject({ problem: { key: 'ABI_NOT_STRUCTURE' } })
  })
})

test('writes types as Solidity does, and hints with their bounds', () => {
  expect(typeText(ORDER)).toBe('(address buyer, uint256[2] glasses)[]')
  expect(inputHint({ type: 'uint8' } as AbiParameter)).toEqual({
    key: 'ABI_HINT_NUMBER',
    values: { min: '0', max: '255' },
  })
  expect(inputHint(ORDER).values).toEqual({ example: '[["0x…", ["5", …]], …]' })
})

test('shows values on one line, strings in quotation marks, structures with the names of their parts', () => {
  expect(valueText({ type: 'uint256' } as AbiParameter, 5n)).toBe('5')
  expect(valueText({ type: 'string' } as AbiParameter, 'a "b"')).toBe('"a \\"b\\""')
  expect(valueText(ORDER, [{ buyer: ADDRESS, glasses: [1n, 2n] }])).toBe(`[{"buyer":"${ADDRESS}","glasses":["1","2"]}]`)
})
