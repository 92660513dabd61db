import type { Statement } from '@fruit/world/statement'
import type { World } from '@fruit/world/world'
import type { QueryOutcome } from './properties/violation.ts'

/**
 * Maximum size of the rows that a check reads at once, because the main thread parses and copies them. The shop's tables are
 * smaller.
 */
const LIMITS = { resultBytes: 512 * 1024 }

/**
 * Runs a statement of a check in the scratch shop, contained.
 *
 * @throws SqlFailure when the queue of the database is full
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
