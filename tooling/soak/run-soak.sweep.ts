import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { soak } from './soak.ts'

/** Duration in minutes. Can be set in the environment. */
const MINUTES = Number(process.env.SOAK_MINUTES || 10)
/** `SOAK_SEED` repeats a run. */
const SEED = Number(process.env.SOAK_SEED || Math.floor(Math.random() * 1e9))

it(
  'keeps all acknowledged writes of a class, with kill -9 every two minutes',
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'fruit-soak-'))
    const report = (line: string) => console.log(`seed ${SEED}, ${line}`)
    try {
      const figures = await soak({ minutes: MINUTES, seed: SEED, learners: 200, killSeconds: 120, dataFolder, report })
      console.log(figures)
      expect(figures).toMatchObject({ lost: [], unexpected: [], farewell: { how: 'code 0' } })
      expect(figures.acknowledged).toBeGreaterThan(0)
      expect(figures.shutdown.ms).toBeLessThan(5000)
    } finally {
      rmSync(dataFolder, { recursive: true, force: true })
    }
  },
  (MINUTES + 10) * 60_000,
)
