import { defineState } from '@fruit/challenge-kit/world-state'
import type { World } from '@fruit/world/world'
import { hasHexRun, lettersOf } from '../../src/disclosed-texts.ts'

/** A table that somebody may read the definition of. */
interface Table {
  readonly name: string
  /** Its definition without what stands before its name, in letters and digits alone. */
  readonly told: string
}

/** What a player has got to see so far, while the world is open. */
interface Disclosed {
  readonly tables: readonly Table[]
  readonly seen: Set<string>
}

/** How the tables of the shop, which its connection has in the schema `held`, were made; SQLite's own are nobody's secret. */
const disclosed = defineState('db-schema.disclosed', ({ db }: World): Disclosed => {
  const sql = "SELECT name, sql FROM held.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
  const tables = db
    .all<{ name: string; sql: string }>({ sql, parameters: [] })
    .map(({ name, sql }) => ({ name, told: lettersOf(sql.replace(/^\s*CREATE\s+TABLE\s+/i, '')) }))
  return { tables, seen: new Set() }
})

/** Whether a text shows signs of a definition, in whatever way it is written; ordinary answers show none. */
const showsSigns = (text: string) => /create|primary|references/i.test(text) || hasHexRun(text, 40)

/**
 * Notes the definitions of tables in what somebody got to see. They count however the database was made to write them:
 * in capitals, in hexadecimal digits, as JSON or bytes, with other blanks and quotes, one by one or all in one value.
 *
 * @param texts of rows, in any columns
 * @returns how many definitions these texts hold, how many more than before somebody has seen, how many in all, and how many there are
 */
export function noteDefinitions(
  world: World,
  texts: readonly string[],
): { readonly read: number; readonly news: number; readonly seen: number; readonly all: number } {
  // Ordinary searches, of which there are many, end here: looking through one text is quicker than through hundreds.
  if (!showsSigns(texts.join('\n'))) return { read: 0, news: 0, seen: 0, all: Number.POSITIVE_INFINITY }
  const { tables, seen } = world.state(disclosed)
  const before = seen.size
  const letters = texts.filter(showsSigns).map((text) => lettersOf(decoded(text)))
  const read = tables.filter(({ told }) => letters.some((text) => text.includes(told)))
  for (const { name } of read) seen.add(name)
  return { read: read.length, news: seen.size - before, seen: seen.size, all: tables.length }
}

/** What functions of the database made of a text is undone: each run of hexadecimal digits, and the escapes of JSON. */
function decoded(text: string): string {
  const plain = text.replace(/(?:[0-9a-f]{2}){20,}/gi, (digits) => Buffer.from(digits, 'hex').toString())
  return plain.replace(/\\[bfnrt]/g, ' ')
}
