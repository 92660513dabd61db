import type { LruPool } from '@fruit/scheduling/lru-pool'
import type { Connections } from './connections.ts'
import type { EmptyDatabase } from './database-file.ts'
import { EvictableDatabase } from './evictable-database.ts'
import type { WorldStorage } from './world-storage.ts'

/** The tables of a vault; files of earlier versions have them too. */
export const VAULT_TABLES = `
CREATE TABLE IF NOT EXISTS Files (path TEXT PRIMARY KEY, bytes BLOB, modifiedAt INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS Secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`

interface VaultOptions {
  readonly file: string
  /** An empty vault (`VAULT_TABLES`). */
  readonly model: EmptyDatabase
  readonly storage: WorldStorage
  readonly connections: Connections
  /** The open vaults. */
  readonly awake: LruPool
}

/** Changed files and secrets of a world. Most worlds of a class never write a file. */
export class Vault extends EvictableDatabase {
  constructor({ connections, awake: pool, ...place }: VaultOptions) {
    super({ ...place, pool, part: 'shop', kind: 'files', open: () => connections.open(place.file, 256) })
  }
}
