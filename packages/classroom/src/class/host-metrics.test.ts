import { expect, it } from 'vitest'
import { HostMetrics } from './host-metrics.ts'

const WORLDS = 1000

it('forgets the limits that worlds exceeded before the window', () => {
  let time = 0
  let readings = 0
  const metrics = new HostMetrics(() => {
    readings++
    return time
  })
  try {
    for (let i = 0; i < WORLDS; i++) metrics.recordResponse(`world-${i}`, 429)
    expect(metrics.limits()).toHaveLength(WORLDS)
    time += 61_000
    metrics.recordResponse('late', 413)
    readings = 0
    expect(metrics.limits()).toEqual([{ world: 'late', limit: 'too large', times: 1 }])
    // `limits` reads the time once for each world that it knows.
    expect(readings).toBe(1)
  } finally {
    metrics.close()
  }
})
