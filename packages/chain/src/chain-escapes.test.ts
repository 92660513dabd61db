import { setImmediate as nextIteration } from 'node:timers/promises'
import { type EscapeAttempt, testEscapes } from '@fruit/sandbox/testing/escape-table'
import { afterAll, expect } from 'vitest'
import { Chains } from './chains.ts'
import type { Hex } from './contract.ts'
import type { RpcFailure } from './rpc-failure.ts'
import { memoryDatabase } from './testing/memory-database.ts'

const chains = new Chains()
const open = () =>
  chains.open({
    nextTurn: nextIteration,
    ...{ database: memoryDatabase, chainId: 31_337, now: () => 1_700_000_000_000, placements: () => [], version: '1' },
    treasuryKey: () => `0x${'11'.repeat(32)}`,
  })
const [attacked, calm] = [open(), open()]
// With its first file, the database driver opens sockets of its own, to receive signals.
await Promise.all([attacked, calm].map((chain) => chain.request('eth_blockNumber')))
afterAll(async () => {
  attacked.close()
  calm.close()
  await chains.close()
})

/** Code that runs as the constructor of a contract. */
function code(title: string, data: string, answer: RegExp): EscapeAttempt {
  return asked(title, 'eth_call', [{ data: `0x${data}` }], answer)
}

/** @param answer pattern of the error's code and message, or of the result */
function asked(title: string, method: string, params: unknown, answer: RegExp): EscapeAttempt {
  return {
    title,
    run: () => attacked.request(method, params).catch((error: RpcFailure) => `${error.code} ${error.message}`),
    expected: (got) => expect(String(got)).toMatch(answer),
  }
}

/** `PUSH20` of a precompiled contract's address, then a call with all gas and this much input. */
const precompiled = (address: string, input: string) => `5f5f${input}5f5f73${address.padStart(40, '0')}5af1`
const LOOP = '5b5f56'
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

testEscapes({
  power: 'the chain',
  deadlineMs: 20_000,
  calm: () => calm.request('eth_call', [{ data: '0x60015f5260205ff3' }]),
  attempts: [
    code('an endless loop', LOOP, /out of gas/),
    asked('an endless loop in a gas estimate', 'eth_estimateGas', [{ data: `0x${LOOP}` }], /-32000 gas required/),
    asked('more gas than the limit', 'eth_call', [{ data: `0x${LOOP}`, gas: `0x${'f'.repeat(64)}` }], /out of gas/),
    // In each iteration: store the counter at the counter, add one.
    code('a state bomb', '5f5b8080556001015f56'.replace('5f56', '600156'), /out of gas/),
    // In each iteration: write the remaining gas at the remaining gas.
    code('a transient storage bomb', '5b5a5a5d5f56', /-32000 Transient storage changes at most 10000 times/),
    // In each iteration: write at twice the address.
    code('a memory bomb', '60015b80805260011b600256', /out of gas/),
    code(
      'the largest memory offset',
      '60017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff52',
      /out of gas/,
    ),
    code('a copy of all memory', '63ffffffff5f5f5e', /out of gas/),
    code('a hash of all memory', '63ffffffff5f20', /out of gas/),
    // Deploys copies of itself endlessly, each from the other.
    code('contracts that create contracts', '5b385f5f39385f5ff050385f5f39385f5ff0505f56', /out of gas|0x/),
    code('recursive calls', '5f5f5f5f5f305af1', /0x/),
    asked(
      'ten megabytes of code',
      'eth_call',
      [{ data: `0x${'5b'.repeat(10_000_000)}` }],
      /initcode|out of gas|size|-32/,
    ),
    asked('code larger than the limit', 'eth_call', [{ data: '0x6160015ff3' }], /code size|exceeds|-32000/),
    code('exponentiation in a precompiled contract', precompiled('05', '61ffff5f'), /0x/),
    code('pairings in a precompiled contract', precompiled('08', '61ffff5f'), /0x/),
    code('hash rounds in a precompiled contract', precompiled('09', '60d55f'), /0x/),
    code('a blob proof in a precompiled contract', precompiled('0a', '60c05f'), /0x/),
    code('points of another curve in a precompiled contract', precompiled('0f', '61ffff5f'), /0x/),
    asked('a file as a transaction', 'eth_sendRawTransaction', ['/etc/passwd'], /-32602/),
    asked('nested lists as a transaction', 'eth_sendRawTransaction', [`0x${'f9ffff'.repeat(20_000)}`], /-32000/),
    asked('an empty transaction', 'eth_sendRawTransaction', ['0x'], /-32000/),
    asked(
      'an unsigned transaction',
      'eth_sendRawTransaction',
      ['0xe0808252089400000000000000000000000000000000000000008080808080'],
      /-32000/,
    ),
    asked('an account of the node', 'eth_sendTransaction', [{ from: word(1) }], /-32601/),
    asked('a change of the clock', 'evm_increaseTime', [1], /-32601/),
    asked('a change of a balance', 'anvil_setBalance', [word(1), '0x1'], /-32601/),
    asked('impersonating an account', 'hardhat_impersonateAccount', [word(1)], /-32601/),
    asked('a signature of the node', 'personal_sign', ['0x00', word(1)], /-32601/),
    asked('a property of objects as method', '__proto__', [], /-32601/),
    asked('an object instead of a list of parameters', 'eth_call', { __proto__: { data: '0x' } }, /-32602/),
    asked(
      'a JavaScript tracer',
      'debug_traceTransaction',
      [word(1), { tracer: '{ result() { return process.env } }' }],
      /-32000|-32602/,
    ),
    asked('SQL as an address', 'eth_getBalance', ["0x' OR 1=1 --"], /-32602/),
    asked('a block of the far future', 'eth_getBlockByNumber', ['0xffffffffffffffff'], /null/),
    asked('too many topics', 'eth_getLogs', [{ topics: Array(4).fill(Array(100_000).fill(word(0))) }], /-32005/),
  ],
})
