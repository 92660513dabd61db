import { join } from 'node:path'
import Database from 'libsql'

/** Thrown when another process uses the data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Prevents a second server from using a data folder. It is a lock of SQLite, so it ends with the process.
 *
 * @returns a function that releases the lock
 * @throws DataFolderInUse when another process holds the lock
 */
export function lockDataFolder(folder: string): () => void {
  const connection = new Database(join(folder, 'lock.db'))
  try {
    connection.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    connection.close()
    if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY') throw error
    throw new DataFolderInUse(
      `Another server is using the data folder ${folder}. Stop it, or start this one with --data <another folder>.`,
    )
  }
  return () => connection.close()
}
