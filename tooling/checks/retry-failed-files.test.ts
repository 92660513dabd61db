import { describe, expect, it } from 'vitest'
import type { Counted } from './count-tests.ts'
import { MAX_RETRIED_FILES, retryFailedFiles } from './retry-failed-files.ts'

const file = (name: string, passed: number, failed: number) => ({ file: name, passed, failed })
const good: Counted = { passed: 9, failed: 0, files: [] }

describe('secondLook', () => {
  async function look(first: Counted, again: Counted) {
    const asked: string[][] = []
    const lines: string[] = []
    const outcome = await retryFailedFiles(
      first,
      async (files) => {
        asked.push([...files])
        return again
      },
      (line) => lines.push(line),
    )
    return { outcome, asked, unstable: lines.filter((line) => line.startsWith('UNSTABLE')) }
  }

  it('runs nothing again if all tests passed', async () => {
    expect(await look(good, good)).toEqual({ outcome: { passed: 9, failed: 0 }, asked: [], unstable: [] })
  })

  it('reports files that only fail beside others, and counts each test once', async () => {
    const first = { passed: 90, failed: 2, files: [file('a', 7, 2)] }
    const { outcome, asked, unstable } = await look(first, good)
    expect({ outcome, asked }).toEqual({ outcome: { passed: 92, failed: 0 }, asked: [['a']] })
    expect(unstable).toEqual([expect.stringContaining('a: 2 failed')])
  })

  it('fails if a file fails again', async () => {
    const first = { passed: 90, failed: 3, files: [file('a', 7, 2), file('b', 4, 1)] }
    const again = { passed: 12, failed: 2, files: [file('a', 7, 2)] }
    const { outcome, unstable } = await look(first, again)
    expect(outcome).toEqual({ passed: 91, failed: 2 })
    expect(unstable).toEqual([expect.stringContaining('b: 1 failed')])
  })

  it('fails if the second run ends without a report', async () => {
    const first = { passed: 90, failed: 1, files: [file('a', 0, 1)] }
    const { outcome, unstable } = await look(first, { passed: 0, failed: 1, files: [] })
    expect(outcome.failed).toBe(1)
    expect(unstable).toEqual([])
  })

  it('runs nothing again if many files failed, or something outside of the tests', async () => {
    const files = Array.from({ length: MAX_RETRIED_FILES + 1 }, (_, index) => file(`${index}`, 0, 1))
    expect((await look({ passed: 1, failed: files.length, files }, good)).asked).toEqual([])
    expect((await look({ passed: 5, failed: 1, files: [] }, good)).outcome.failed).toBe(1)
    expect((await look({ passed: 5, failed: 2, files: [file('a', 0, 1)] }, good)).outcome.failed).toBe(2)
  })
})
