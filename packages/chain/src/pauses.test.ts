import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pauses, TimeLimitExceeded } from './pauses.ts'

/** Elapsed time, and processor time of this process, in milliseconds. */
const time = { clock: 0, processor: 0 }

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time.clock)
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: time.processor * 1000 - (before?.user ?? 0),
    system: 0,
  }))
})
afterEach(() => void vi.restoreAllMocks())

/** A job with this many slices, each taking these milliseconds. */
async function job(slices: number, { clock, processor }: typeof time): Promise<void> {
  const pauses = new Pauses(() => {})
  for (let slice = 0; slice < slices; slice++) {
    time.clock += clock
    time.processor += processor
    await pauses.due()
  }
}

it('stops a job that works for more than twenty seconds', async () => {
  await job(1900, { clock: 10, processor: 10 })
  await expect(job(2100, { clock: 10, processor: 10 })).rejects.toThrow(TimeLimitExceeded)
})

it('does not stop a job that a busy machine delays for longer', async () => {
  await job(100, { clock: 1000, processor: 10 })
})

it('does not count processor time of other threads', async () => {
  await job(100, { clock: 10, processor: 1000 })
})
