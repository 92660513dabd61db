import { defineState } from '@fruit/challenge-kit/world-state'
import type { World } from '@fruit/world/world'
import { containedTexts } from '../../src/contained-texts.ts'
import { hasHexRun, lettersOf } from '../../src/disclosed-texts.ts'

/** A table whose definition the player may read. */
interface Table {
  readonly name: string
  /** Its definition from the table name on, reduced to letters and digits. */
  readonly told: string
}

/** Definitions that the player has seen so far, kept while the world is open. */
interface Disclosed {
  readonly tables: readonly Table[]
  readonly seen: Set<string>
}

/** Definitions of the shop's tables. The connection has them in the schema `held`. SQLite's internal tables do not count. */
const disclosed = defineState('db-schema.disclosed', ({ db }: World): Disclosed => {
  const sql = "SELECT name, sql FROM held.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
  const tables = db
    .all<{ name: string; sql: string }>({ sql, parameters: [] })
    .map(({ name, sql }) => ({ name, told: lettersOf(sql.replace(/^\s*CREATE\s+TABLE\s+/i, '')) }))
  return { tables, seen: new Set() }
})

/** Returns whether a text may contain a definition in any encoding. Ordinary responses do not match. */
const mayContainDefinition = (text: string) => /create|primary|references/i.test(text) || hasHexRun(text, 40)

/**
 * Records which table definitions the player has seen. They count in any encoding that the database can write: capitals, hexadecimal, JSON
 * or bytes, with other whitespace and quotes, one per row or all in one value.
 *
 * @param texts of rows, in any columns
 * @returns number of definitions in these texts, number seen for the first time, number seen in total, and number of tables
 */
export function recordDefinitions(
  world: World,
  texts: readonly string[],
): { readonly read: number; readonly news: number; readonly seen: number; readonly all: number } {
  // Most searches are ordinary and end here: scanning one joined text is faster than scanning hundreds.
  if (!mayContainDefinition(texts.join('\n'))) return { read: 0, news: 0, seen: 0, all: Number.POSITIVE_INFINITY }
  const { tables, seen } = world.state(disclosed)
  const before = seen.size
  const letters = texts.filter(mayContainDefinition).map((text) => lettersOf(decoded(text)))
  const found = containedTexts(
    letters.join(' '),
    tables.map(({ told }) => told),
  )
  const read = tables.filter(({ told }) => found.has(told))
  for (const { name } of read) seen.add(name)
  return { read: read.length, news: seen.size - before, seen: seen.size, all: tables.length }
}

/** Decodes each run of hexadecimal digits and the escape sequences of JSON. */
function decoded(text: string): string {
  const plain = text.replace(/(?:[0-9a-f]{2}){20,}/gi, (digits) => Buffer.from(digits, 'hex').toString())
  return plain.replace(/\\[bfnrt]/g, ' ')
}
