import { setImmediate as nextIteration } from 'node:timers/promises'
import { testFuzz } from '@fruit/sandbox/testing/fuzz'
import { afterAll } from 'vitest'
import { Chains } from './chains.ts'
import { fuzzedEvm } from './testing/fuzzed-evm.ts'
import { memoryDatabase } from './testing/memory-database.ts'

const chains = new Chains()
const open = () =>
  chains.open({
    nextTurn: nextIteration,
    ...{ database: memoryDatabase, chainId: 31_337, now: () => 1_700_000_000_000, placements: () => [], version: '1' },
    treasuryKey: () => `0x${'11'.repeat(32)}`,
  })
const [attacked, neighbour] = [open(), open()]
// With its first file, the database driver opens sockets of its own, to receive signals.
await Promise.all([attacked, neighbour].map((chain) => chain.request('eth_blockNumber')))
afterAll(async () => {
  attacked.close()
  neighbour.close()
  await chains.close()
})

testFuzz([fuzzedEvm(attacked, neighbour, 20_000)], true)
