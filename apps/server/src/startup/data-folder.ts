import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiskFull } from '@fruit/world/storage/storage-failure'

/** Thrown at the start when a data folder is not writable; the message says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Required free space in bytes. A start writes some hundred kilobytes: locks, the template database, the first shop. */
const MIN_FREE_BYTES = 1024 * 1024
const PROBE = 'probe.draft'

/**
 * Creates a data folder if it is missing, and tests that it is writable. Other users cannot read a new folder, because it contains
 * nicknames of learners and hashes of passphrases. Permissions of an existing folder do not change.
 *
 * @throws DataFolderError when the folder is not writable, or its disk is full
 */
export function prepareDataFolder(folder: string): void {
  withDataFolderErrors(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, PROBE)
    try {
      writeFileSync(probe, Buffer.alloc(MIN_FREE_BYTES))
    } finally {
      rmSync(probe, { force: true })
    }
  })
}

/** Runs work on the files of a data folder. @throws DataFolderError when the operating system denies it */
export function withDataFolderErrors<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = FULL[code] ?? REFUSED[code]
    throw reason ? dataFolderError(folder, reason) : error
  }
}

/** Converts an error about a full disk into one that says what to do; returns other errors unchanged. */
export function explainDiskFull(folder: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = error instanceof DiskFull ? FULL.ENOSPC : FULL[code]
  return reason ? dataFolderError(folder, reason) : error
}

function dataFolderError(folder: string, reason: string): DataFolderError {
  return new DataFolderError(`Nothing can be stored in the data folder ${folder}: ${reason}`)
}

const ANOTHER = 'start with --data <another folder>.'

const FULL: Readonly<Record<string, string>> = {
  ENOSPC: `its disk is full. Free some space, or ${ANOTHER}`,
  EDQUOT: `your disk quota is exceeded. Free some space, or ${ANOTHER}`,
  SQLITE_FULL: `its disk is full. Free some space, or ${ANOTHER}`,
}

const REFUSED: Readonly<Record<string, string>> = {
  EACCES: `the user of the server has no write permission. Change the owner of the folder, or ${ANOTHER}`,
  EPERM: `the user of the server has no write permission. Change the owner of the folder, or ${ANOTHER}`,
  EROFS: `its disk is read-only. Make it writable, or ${ANOTHER}`,
  ENOTDIR: `a part of this path is a file. Remove it, or ${ANOTHER}`,
  EEXIST: `a file of this name exists. Remove it, or ${ANOTHER}`,
  ENOENT: `the folder cannot be created. Choose another one: ${ANOTHER}`,
}
