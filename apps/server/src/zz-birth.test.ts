import { openTestHouse } from '/work/main/apps/server/src/testing/test-house.ts'
import { it } from 'vitest'
it('births', async () => {
  const house = await openTestHouse({ shop: 'safe' })
  for (let round = 0; round < 4; round++) {
    const times: number[] = []
    for (let i = 0; i < 60; i++) { const t = performance.now(); house.learner(); times.push(performance.now() - t) }
    times.sort((a, b) => a - b)
    console.log('birth ms p50', times[30]!.toFixed(2), 'p95', times[57]!.toFixed(2), 'max', times[59]!.toFixed(2))
  }
  await house.close()
}, 60000)
