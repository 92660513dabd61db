import type { Statement } from '@fruit/world/statement'
import type { World } from '@fruit/world/world'
import type { QueryOutcome } from './properties/violation.ts'

/** A check reads at most so many bytes of rows at a time: the main thread parses and copies them. The shop's tables have less. */
const LIMITS = { resultBytes: 512 * 1024 }

/**
 * Runs a statement of a check in the shop in which a fix is judged, contained.
 *
 * @throws SqlFailure when too much waits for the database
 */
export async function runQuery(
  { id, contained, db }: World,
  text: string,
  parameters: Statement['parameters'],
): Promise<QueryOutcome> {
  try {
    return { rows: await contained.sql({ owner: id, image: db.image(), text, parameters, limits: LIMITS }) }
  } catch (error) {
    const { name, message, limit } = error as Error & { limit?: string }
    if (name !== 'SqlFailure' || limit === 'busy') throw error
    return { failure: message }
  }
}
