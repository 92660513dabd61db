import { isoTime } from '@fruit/world/clock'
import type { SqlValue } from '@fruit/world/statement'
import { literal, type Message, messageWith } from '@fruit/world/texts/texts'
import { HttpError } from '@fruit/world/visits/http-error'
import { invalid } from '@fruit/world/visits/invalid'
import type { World } from '@fruit/world/world'
import { rowStatement } from './list-statement.ts'
import { type RowSource, type Scope, type StoredRow, sqlOfAnyTable } from './row-source.ts'

export type Values = Readonly<Record<string, SqlValue>>

/**
 * The row with an id.
 *
 * @throws HttpError 404, or the table's own refusal, when no row in the scope has that id
 */
export function findRow(world: World, source: RowSource, id: number, scope: Scope = {}): StoredRow {
  const row = world.db.first<StoredRow>(rowStatement(source, id, scope))
  if (row) return row
  if (source.absent) throw missingRow(source.absent)
  throw new HttpError(404, literal('Not Found'), { body: () => ({ message: 'Not Found', errors: [] }) })
}

/** A refusal with a specific message for a missing row. */
export function missingRow(data: Message): HttpError {
  return new HttpError(400, data, { body: (say) => ({ status: 'error', data: say(data) }) })
}

/**
 * Stores a new row and returns it as stored.
 *
 * @throws HttpError 400 when a unique value is taken or a value is missing; 500 when a reference is invalid
 */
export function insertRow(world: World, source: RowSource, values: Values): StoredRow {
  const time = isoTime(world.clock)
  const stamped = { ...values, createdAt: time, updatedAt: time }
  const insertion = sqlOfAnyTable.insertInto(source.table.name).values(stamped).compile()
  const { lastId } = withConstraintErrors(() => world.db.run(insertion))
  return findRow(world, source, lastId)
}

/** Changes columns of a row and returns it as stored; throws like `insertRow`. */
export function updateRow(world: World, source: RowSource, id: number, values: Values): StoredRow {
  const stamped = { ...values, updatedAt: isoTime(world.clock) }
  const change = sqlOfAnyTable.updateTable(source.table.name).set(stamped).where('id', '=', id).compile()
  withConstraintErrors(() => world.db.run(change))
  return findRow(world, source, id)
}

/** Deletes a row, or marks it as deleted where the table has `deletedAt`; throws like `insertRow`. */
export function removeRow(world: World, source: RowSource, id: number): void {
  const { name, columns } = source.table
  const removal = columns.deletedAt
    ? sqlOfAnyTable
        .updateTable(name)
        .set({ deletedAt: isoTime(world.clock) })
        .where('id', '=', id)
    : sqlOfAnyTable.deleteFrom(name).where('id', '=', id)
  withConstraintErrors(() => world.db.run(removal.compile()))
}

/** Runs a write and turns violations of constraints into refusals with the interface's messages. */
function withConstraintErrors<Result>(write: () => Result): Result {
  try {
    return write()
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    const field = /constraint failed: \w+\.(\w+)/.exec(message)?.[1] ?? ''
    if (code === 'SQLITE_CONSTRAINT_UNIQUE')
      throw invalid([{ field, message: messageWith('{{field}} must be unique.', { field }) }])
    if (code === 'SQLITE_CONSTRAINT_NOTNULL')
      throw invalid([{ field, message: messageWith('{{field}} must be given.', { field }) }])
    if (code === 'SQLITE_CONSTRAINT_FOREIGNKEY')
      throw new HttpError(500, literal('internal error'), {
        body: (say) => ({ message: 'internal error', errors: [say('It refers to something that is not there.')] }),
      })
    throw error
  }
}
