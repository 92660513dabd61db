import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { HostDisk } from './host-disk.ts'

it('flushes one file at a time, skips repeated requests, and continues after a deleted file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fruit-'))
  const begun: string[] = []
  let underWay = 0
  let most = 0
  class Watched extends HostDisk {
    protected override flush(file: string, done: () => void): void {
      begun.push(file)
      most = Math.max(most, ++underWay)
      super.flush(file, () => {
        underWay--
        done()
      })
    }
  }
  try {
    const [first, gone, last] = ['first', 'gone', 'last'].map((name) => join(folder, name)) as [string, string, string]
    for (const file of [first, last]) writeFileSync(file, 'juice')
    const disk = new Watched(folder)
    for (const file of [first, gone, last, gone, last, first]) disk.flushInBackground(file)
    await vi.waitFor(() => expect([begun.length, underWay]).toEqual([4, 0]), { timeout: 60_000 })
    expect(begun).toEqual([first, gone, last, first])
    expect(most).toBe(1)
    disk.flushInBackground(last)
    await vi.waitFor(() => expect([begun.at(-1), underWay]).toEqual([last, 0]), { timeout: 60_000 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
