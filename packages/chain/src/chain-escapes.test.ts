import { type EscapeAttempt, testEscapes } from '@fruit/containment/testing/escape-table'
import { afterAll, expect } from 'vitest'
import { Chains } from './chains.ts'
import type { Hex } from './contract.ts'
import type { RpcFailure } from './rpc-failure.ts'
import { memoryDatabase } from './testing/memory-database.ts'

const chains = new Chains()
const open = () =>
  chains.open({
    ...{ database: memoryDatabase, chainId: 31_337, now: () => 1_700_000_000_000, placements: () => [], version: '1' },
    treasuryKey: () => `0x${'11'.repeat(32)}`,
  })
const [attacked, calm] = [open(), open()]
// The driver of the database opens sockets of its own, to hear signals, with its first file.
await Promise.all([attacked, calm].map((chain) => chain.request('eth_blockNumber')))
afterAll(async () => {
  attacked.close()
  calm.close()
  await chains.close()
})

/** Code that is run as the constructor of a contract. */
function code(title: string, data: string, answer: RegExp): EscapeAttempt {
  return asked(title, 'eth_call', [{ data: `0x${data}` }], answer)
}

/** @param answer what the failure says, or the result is */
function asked(title: string, method: string, params: unknown, answer: RegExp): EscapeAttempt {
  return {
    title,
    run: () => attacked.request(method, params).catch((error: RpcFailure) => `${error.code} ${error.message}`),
    expected: (got) => expect(String(got)).toMatch(answer),
  }
}

/** `PUSH20` of an address of a precompiled contract, then a call with all gas and so much input. */
const precompiled = (address: string, input: string) => `5f5f${input}5f5f73${address.padStart(40, '0')}5af1`
const LOOP = '5b5f56'
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

testEscapes({
  power: 'the chain',
  deadlineMs: 20_000,
  calm: () => calm.request('eth_call', [{ data: '0x60015f5260205ff3' }]),
  attempts: [
    code('an endless loop', LOOP, /out of gas/),
    asked(
      'an endless loop whose gas is to be estimated',
      'eth_estimateGas',
      [{ data: `0x${LOOP}` }],
      /-32000 gas required/,
    ),
    asked('more gas than there is', 'eth_call', [{ data: `0x${LOOP}`, gas: `0x${'f'.repeat(64)}` }], /out of gas/),
    // Each time round: store the counter at the counter, add one.
    code('a bomb of state', '5f5b8080556001015f56'.replace('5f56', '600156'), /out of gas/),
    // Each time round: write the remaining gas at the remaining gas.
    code('a bomb of transient storage', '5b5a5a5d5f56', /-32000 Transient storage changes at most 10000 times/),
    // Each time round: write at twice the place.
    code('a bomb of memory', '60015b80805260011b600256', /out of gas/),
    code(
      'memory as large as it gets',
      '60017fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff52',
      /out of gas/,
    ),
    code('a copy of all memory', '63ffffffff5f5f5e', /out of gas/),
    code('a sum over all memory', '63ffffffff5f20', /out of gas/),
    // Deploys a copy of itself, again and again, each from the other.
    code('contracts that make contracts', '5b385f5f39385f5ff050385f5f39385f5ff0505f56', /out of gas|0x/),
    code('calls in calls', '5f5f5f5f5f305af1', /0x/),
    asked(
      'ten megabytes of code',
      'eth_call',
      [{ data: `0x${'5b'.repeat(10_000_000)}` }],
      /initcode|out of gas|size|-32/,
    ),
    asked('code of more bytes than a contract has', 'eth_call', [{ data: '0x6160015ff3' }], /code size|exceeds|-32000/),
    code('raising to a power by a precompiled contract', precompiled('05', '61ffff5f'), /0x/),
    code('pairings by a precompiled contract', precompiled('08', '61ffff5f'), /0x/),
    code('rounds of a hash by a precompiled contract', precompiled('09', '60d55f'), /0x/),
    code('a proof of a blob by a precompiled contract', precompiled('0a', '60c05f'), /0x/),
    code('points of another curve by a precompiled contract', precompiled('0f', '61ffff5f'), /0x/),
    asked('a file as a transaction', 'eth_sendRawTransaction', ['/etc/passwd'], /-32602/),
    asked('lists in lists as a transaction', 'eth_sendRawTransaction', [`0x${'f9ffff'.repeat(20_000)}`], /-32000/),
    asked('a transaction of nothing', 'eth_sendRawTransaction', ['0x'], /-32000/),
    asked(
      'a transaction that nobody signed',
      'eth_sendRawTransaction',
      ['0xe0808252089400000000000000000000000000000000000000008080808080'],
      /-32000/,
    ),
    asked('an account of the node', 'eth_sendTransaction', [{ from: word(1) }], /-32601/),
    asked('another clock', 'evm_increaseTime', [1], /-32601/),
    asked('other money', 'anvil_setBalance', [word(1), '0x1'], /-32601/),
    asked('somebody else’s name', 'hardhat_impersonateAccount', [word(1)], /-32601/),
    asked('a signature of the node', 'personal_sign', ['0x00', word(1)], /-32601/),
    asked('a method of objects', '__proto__', [], /-32601/),
    asked('parameters that are no list', 'eth_call', { __proto__: { data: '0x' } }, /-32602/),
    asked(
      'a tracer of JavaScript',
      'debug_traceTransaction',
      [word(1), { tracer: '{ result() { return process.env } }' }],
      /-32000|-32602/,
    ),
    asked('SQL as an address', 'eth_getBalance', ["0x' OR 1=1 --"], /-32602/),
    asked('a block of the far future', 'eth_getBlockByNumber', ['0xffffffffffffffff'], /null/),
    asked('a storm of topics', 'eth_getLogs', [{ topics: Array(4).fill(Array(100_000).fill(word(0))) }], /-32005/),
  ],
})
