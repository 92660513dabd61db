import Database from 'libsql'
import type { ChainDatabase } from '../chain-database.ts'
import { CHAIN_TABLES } from '../chain-store.ts'

/** A chain's database in memory, for tests of this package. */
export function memoryDatabase(): ChainDatabase {
  const connection = new Database(':memory:')
  connection.exec(CHAIN_TABLES)
  return {
    check: () => [],
    bytes: 0,
    all: (sql, values) => connection.prepare(sql).all(values) as unknown[],
    run: (sql, values) => void connection.prepare(sql).run(values),
    transaction: (work) => connection.transaction(work)(),
    close: () => connection.close(),
  }
}
