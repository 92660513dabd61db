import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiskFull } from '@fruit/world/storage-failure'

/** Thrown at the start when nothing can be stored in a data folder, with what to do about it. */
export class DataFolderTrouble extends Error {
  override readonly name = 'DataFolderTrouble'
}

/** A start writes some hundred kilobytes: locks, the database that new shops are copies of, the first shop. */
const ROOM = 1024 * 1024
const PROBE = 'probe.draft'

/**
 * Makes a data folder, unless it is there, and tries to write into it. Only the user of the server may look into a new one: it holds
 * names of learners and hashes of passphrases. The permissions of an existing folder are left as they are.
 *
 * @throws DataFolderTrouble when nothing can be written there, or its disk is full
 */
export function prepareDataFolder(folder: string): void {
  storingIn(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, PROBE)
    try {
      writeFileSync(probe, Buffer.alloc(ROOM))
    } finally {
      rmSync(probe, { force: true })
    }
  })
}

/** Does something with the files of a data folder. @throws DataFolderTrouble when the system does not let it */
export function storingIn<Result>(folder: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const reason = FULL[code] ?? REFUSED[code]
    throw reason ? trouble(folder, reason) : error
  }
}

/** The error itself, or what to do about it where it says that the disk of a data folder is full. */
export function explainFull(folder: string, error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = error instanceof DiskFull ? FULL.ENOSPC : FULL[code]
  return reason ? trouble(folder, reason) : error
}

function trouble(folder: string, reason: string): DataFolderTrouble {
  return new DataFolderTrouble(`Nothing can be stored in the data folder ${folder}: ${reason}`)
}

const ANOTHER = 'start with --data <another folder>.'

const FULL: Readonly<Record<string, string>> = {
  ENOSPC: `its disk is full. Make room, or ${ANOTHER}`,
  EDQUOT: `your share of its disk is used up. Make room, or ${ANOTHER}`,
  SQLITE_FULL: `its disk is full. Make room, or ${ANOTHER}`,
}

const REFUSED: Readonly<Record<string, string>> = {
  EACCES: `this user may not write there. Change the owner of the folder, or ${ANOTHER}`,
  EPERM: `this user may not write there. Change the owner of the folder, or ${ANOTHER}`,
  EROFS: `its disk is read-only. Make it writable, or ${ANOTHER}`,
  ENOTDIR: `a part of this path is a file. Remove it, or ${ANOTHER}`,
  EEXIST: `there is a file of this name. Remove it, or ${ANOTHER}`,
  ENOENT: `no folder can be made there. Choose another place: ${ANOTHER}`,
}
