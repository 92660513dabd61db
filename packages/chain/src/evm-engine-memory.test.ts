import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { EvmEngine } from './evm-engine.ts'
import type { EvmJob } from './evm-job.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const call: EvmJob = {
  kind: 'call',
  place: {
    ...{ chain: '1', version: 0, chainId: 31_337, block: { number: 1, timestamp: 1, hashes: [] } },
    state: { accounts: [], slots: [], codes: new Map() },
  },
  call: { from: `0x${'00'.repeat(20)}`, to: null, data: '0x60015f5260205ff3', value: 0n, gas: 100_000 },
}

it('releases the memory of finished calls', async () => {
  const engine = new EvmEngine()
  const usedAfter = async (calls: number) => {
    for (let n = 0; n < calls; n++) expect((await engine.run(call)).kind).toBe('called')
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = await usedAfter(50)
  // Each call that is not released would take about 70 kB.
  expect((await usedAfter(300)) - before).toBeLessThan(4 * 2 ** 20)
})
