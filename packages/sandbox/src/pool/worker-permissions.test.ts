import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Probed } from '../testing/probing-worker.ts'
import { workerStarter } from './worker-source.ts'

const start = workerStarter({
  source: new URL('../testing/probing-worker.ts', import.meta.url),
  load: () => import('../testing/probing-worker.ts'),
  limits: {},
})

test('a worker accesses no file of the host, and starts no process or thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'probe-'))
  const file = join(folder, 'secret.txt')
  writeFileSync(file, 'secret')
  const worker = await start()
  onTestFinished(async () => {
    await worker.terminate()
    rmSync(folder, { recursive: true })
  })
  worker.postMessage([file, folder])
  const [probed] = (await once(worker, 'message')) as [Probed]
  const { environment, ...others } = probed
  expect(environment).toBe('{}')
  for (const [attempt, outcome] of Object.entries(others))
    expect([attempt, outcome]).toEqual([attempt, expect.stringMatching(/^ERR_/)])
  expect(readdirSync(folder)).toEqual(['secret.txt'])
})
