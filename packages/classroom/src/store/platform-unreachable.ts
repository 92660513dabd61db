/**
 * The class database is unreachable. The message is for trainers and does not contain addresses or passwords, which drivers' errors
 * contain.
 */
export class PlatformUnreachable extends Error {
  override readonly name = 'PlatformUnreachable'

  /** @param code of the driver's error, such as `ECONNREFUSED` */
  constructor(code: string) {
    super(
      `The class database is unreachable (${code}). All shops stay available, and their events are stored on disk until the database is back. Until then, nothing can be changed here.`,
    )
  }
}

/** `DATABASE_URL` is not supported. The message does not repeat it because it contains a password. */
export class UnusableDatabaseUrl extends Error {
  override readonly name = 'UnusableDatabaseUrl'
}

/** The class database in the data folder is damaged. Without this error, the driver would end the process later. */
export class DamagedClassDatabase extends Error {
  override readonly name = 'DamagedClassDatabase'

  constructor(file: string, reason: string) {
    super(
      `${file} is damaged: ${reason}. Restore it from a backup. Alternatively, move it to another folder to start without its events, learners and results. The shops are not affected.`,
    )
  }
}

/** SQLSTATE classes of errors in the statement rather than the connection: data, integrity, syntax and permissions. */
const STATEMENT_FAILED = /^(?:22|23|42)[0-9A-Z]{3}$/

/** @returns the error to throw instead of the driver's one */
export function withoutDriverDetails(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  const name = typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : 'no connection'
  if (STATEMENT_FAILED.test(name) || name.startsWith('SQLITE_CONSTRAINT') || name === 'SQLITE_ERROR') return error
  return new PlatformUnreachable(name)
}
