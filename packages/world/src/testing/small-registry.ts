import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Configuration } from '@fruit/contracts/configuration'
import { createContainment } from '@fruit/sandbox/containment'
import { WorldRegistry } from '../registry/registry.ts'
import type { RegistryOptions } from '../registry/registry-options.ts'

/** Storage limits of its shops. */
export const room = { rows: 2000, shopBytes: 16 * 1024 * 1024, files: 2500, fileBytes: 32 * 1024 * 1024 }

/**
 * A registry of worlds with one table, `Notes`, and one file; for tests of this package.
 *
 * @param options `tables`: SQL that creates more tables
 */
export async function smallRegistry(
  options: Partial<RegistryOptions> & { fingerprint?: string; tables?: string } = {},
) {
  const dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'fruit-world-'))
  const contained = createContainment()
  const registry = await WorldRegistry.start({
    contained,
    passwordCost: 1,
    openLimit: 500,
    unclaimed: { most: 200, keptMs: 3_600_000 },
    room,
    idleAfterMs: 900_000,
    keptShopBytes: 5_000_000,
    variants: new Map(),
    template: {
      fingerprint: options.fingerprint ?? 'one',
      configuration: {} as Configuration,
      seed: ({ db }) => {
        db.execute(`CREATE TABLE Notes (id INTEGER PRIMARY KEY, text TEXT); ${options.tables ?? ''}`)
        db.run({ sql: 'INSERT INTO Notes (text) VALUES (?)', parameters: ['seeded'] })
        return { admin: { id: 1, email: 'admin@fruit.test' } }
      },
      files: new Map([['/ftp/legal.md', { bytes: Buffer.from('legal'), modifiedAt: 1000 }]]),
    },
    ...options,
    dataFolder,
  })
  return {
    registry,
    dataFolder,
    contained,
    close: async (keep = false) => {
      registry.closeAll()
      await contained.close()
      if (!keep) rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export const notes = { sql: 'SELECT text FROM Notes ORDER BY id', parameters: [] }
export const note = (text: string) => ({ sql: 'INSERT INTO Notes (text) VALUES (?)', parameters: [text] })
