import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HostDisk } from '@fruit/world/storage/host-disk'
import { WorldStorage } from '@fruit/world/storage/world-storage'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ProgressFiles, ProgressStore } from './progress-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fruit-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it('keeps few files open for the progress of a large class, and reopens them on demand', () => {
  const files = new ProgressFiles()
  const storage = new WorldStorage(new HostDisk(folder), () => {})
  const stores = Array.from({ length: 80 }, (_, i) => new ProgressStore(join(folder, `${i}.db`), files, storage))
  for (const [i, store] of stores.entries()) store.run('INSERT INTO Solves VALUES (?, ?)', `challenge${i}`, i)
  if (process.platform === 'linux') expect(openFiles().size).toBeLessThan(40)
  for (const [i, store] of stores.entries()) {
    store.transaction(() => store.run('UPDATE Solves SET solvedAt = solvedAt + 1'))
    expect(store.rows('SELECT * FROM Solves')).toEqual([{ key: `challenge${i}`, solvedAt: i + 1 }])
  }
  for (const store of stores) store.close()
  files.close()
  expect(readdirSync(folder).filter((name) => !name.endsWith('.db'))).toEqual([])
})

/** Databases of the folder that this process holds open. */
function openFiles(): Set<string> {
  const names = readdirSync('/proc/self/fd').flatMap((handle) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${handle}`)
      return file.startsWith(folder) && file.endsWith('.db') ? [file] : []
    } catch {
      return []
    }
  })
  return new Set(names)
}
