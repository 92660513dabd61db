import { limitOf, resolveLimits } from '../pool/job-limits.ts'
import { ownBytes } from '../pool/own-bytes.ts'
import type { WorkerPool } from '../pool/worker-pool.ts'
import { type DatabaseImage, SqlFailure, type SqlJob, type SqlRow, sqlLimits } from './sql-job.ts'

/**
 * Runs the first statement of a text on a read-only copy of a database, and returns its rows in order.
 *
 * @throws SqlFailure when the statement fails or reaches a limit
 * @throws any error of reading the image
 */
export async function runSql(pool: WorkerPool, job: SqlJob): Promise<SqlRow[]> {
  const limits = resolveLimits(sqlLimits, job.limits)
  const { text, parameters, image } = job
  for (const [index, value] of parameters.entries()) {
    if (value === null || typeof value === 'string' || typeof value === 'number') continue
    throw new TypeError(`Parameter ${index + 1} is of type ${typeof value}: bind text, a number or null.`)
  }
  const end = await pool.run(job.owner, {
    engine: 'sql',
    deadlineMs: limits.deadlineMs,
    image: image.key,
    timedOut: (end) => end.kind === 'failed' && end.limit === 'deadline',
    request: (isImageHeld, deadlineMs) => ({
      key: image.key,
      image: isImageHeld ? null : ownImage(image.read()),
      text,
      parameters,
      limits: { ...limits, deadlineMs },
    }),
  })
  switch (end.kind) {
    case 'rows':
      job.took?.(end.milliseconds, end.rows.length)
      return JSON.parse(end.rows)
    case 'failed':
      throw new SqlFailure(end.message, { code: end.code, errno: end.errno, sql: text, limit: end.limit })
    default:
      throw stopped(text, limitOf(end))
  }
}

function ownImage({ file, wal }: ReturnType<DatabaseImage['read']>): ReturnType<DatabaseImage['read']> {
  return { file: ownBytes(file), wal: wal && ownBytes(wal) }
}

/** The error that SQLite would report for a statement stopped from outside. */
function stopped(sql: string, limit: 'busy' | 'deadline' | 'memory'): SqlFailure {
  switch (limit) {
    case 'busy':
      return new SqlFailure('database is busy', { code: 'SQLITE_BUSY', errno: 5, sql, limit })
    case 'deadline':
      return new SqlFailure('interrupted', { code: 'SQLITE_INTERRUPT', errno: 9, sql, limit })
    case 'memory':
      return new SqlFailure('out of memory', { code: 'SQLITE_NOMEM', errno: 7, sql, limit })
  }
}
