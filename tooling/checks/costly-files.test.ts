import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { processorSeconds } from '../bench/processor-time.ts'
import { fileCosts } from './costly-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'fruit-processes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Writes the /proc/<id>/stat file of a process. @param ticks own in user and system mode, then those of ended children
 */
function tell(id: number, parent: number, name: string, ticks: readonly [number, number, number, number]): void {
  mkdirSync(join(folder, String(id)))
  writeFileSync(
    join(folder, String(id), 'stat'),
    `${id} (${name}) S ${parent} 1 1 0 -1 4194304 1 0 0 0 ${ticks.join(' ')} 20 0 1`,
  )
}

it('counts a process with all its descendants, and no others', () => {
  tell(10, 1, 'node', [100, 50, 25, 25])
  tell(11, 10, 'chrome (a) S 1 2', [200, 0, 0, 0])
  tell(12, 11, 'chrome', [300, 0, 0, 0])
  tell(13, 1, 'another', [4000, 0, 0, 0])
  mkdirSync(join(folder, '14'))
  expect(processorSeconds(10, folder)).toBe(7)
  expect(processorSeconds(12, folder)).toBe(3)
  expect(processorSeconds(14, folder)).toBeNull()
  expect(processorSeconds(10, join(folder, 'nothing'))).toBeNull()
})

it.runIf(process.platform === 'linux')('counts a child process while it runs and after it has ended', async () => {
  const before = processorSeconds(process.pid)!
  const busy = 'while (process.cpuUsage().user < 300_000); process.stdout.write("."); process.stdin.resume()'
  const child = spawn(process.execPath, ['-e', busy], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  expect(processorSeconds(process.pid)! - before).toBeGreaterThanOrEqual(0.3)
  child.stdin.end()
  await once(child, 'close')
  expect(processorSeconds(process.pid)! - before).toBeGreaterThanOrEqual(0.3)
})

it('assigns each file the time of its worker since the file before, most expensive first', () => {
  const done = [
    { file: 'third', pid: 1, processorSeconds: 9 },
    { file: 'first', pid: 1, processorSeconds: 2 },
    { file: 'alone', pid: 2, processorSeconds: 4 },
    { file: 'second', pid: 1, processorSeconds: 3 },
  ]
  expect(fileCosts(done)).toEqual([
    { file: 'third', seconds: 6 },
    { file: 'alone', seconds: 4 },
    { file: 'first', seconds: 2 },
    { file: 'second', seconds: 1 },
  ])
})
