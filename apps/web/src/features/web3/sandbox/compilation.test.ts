import { expect, test } from 'vitest'
import { readOutput } from './compilation.ts'

const at = (start: number, end: number, file = 'a.sol') => ({ file, start, end })
const error = (sourceLocation?: object, severity = 'error') => ({ severity, message: 'Undeclared.', sourceLocation })
const code = (object: string) => ({ abi: [], evm: { bytecode: { object } } })

test("converts the compiler's byte offsets to characters", () => {
  const source = '// é😀\ncontract A { uint x = y; }'
  const start = new TextEncoder().encode(source.slice(0, source.indexOf('y;'))).length
  const { messages: complaints } = readOutput(
    JSON.stringify({ errors: [error(at(start, start + 1))] }),
    'a.sol',
    source,
  )
  const { from, to, line } = complaints[0]!.place!
  expect([source.slice(from, to), line]).toEqual(['y', 2])
})

test('returns no place for errors without location or in another file, and drops notes', () => {
  const errors = [error(), error(at(-1, -1)), error(at(0, 1, '@lib/Coin.sol')), error(at(0, 1), 'info')]
  const { messages: complaints } = readOutput(JSON.stringify({ errors }), 'a.sol', 'contract A {}')
  expect(complaints.map(({ place, file }) => [place, file])).toEqual([
    [null, null],
    [null, null],
    [null, '@lib/Coin.sol'],
  ])
})

test('returns contracts with code despite warnings, and marks those with unlinked libraries', () => {
  const contracts = { 'a.sol': { Coin: code('60aa'), Face: code(''), Linked: code('60__$aa$__') } }
  const output = (severity: string) => JSON.stringify({ contracts, errors: [error(at(0, 1), severity)] })
  const { contracts: found } = readOutput(output('warning'), 'a.sol', 'contract')
  expect(found.map(({ name, isWhole }) => [name, isWhole])).toEqual([
    ['Coin', true],
    ['Linked', false],
  ])
  expect(readOutput(output('error'), 'a.sol', 'contract').contracts).toEqual([])
})
