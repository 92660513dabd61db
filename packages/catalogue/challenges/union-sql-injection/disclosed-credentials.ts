import { defineState } from '@fruit/challenge-kit/world-state'
import type { World } from '@fruit/world/world'
import { containedTexts } from '../../src/contained-texts.ts'
import { hasHexRun, lettersOf } from '../../src/disclosed-texts.ts'

/** Number of accounts read, number read for the first time, number read in total, and number of accounts. */
export interface Disclosure {
  readonly read: number
  readonly news: number
  readonly seen: number
  readonly all: number
}

/** E-mail and hash of accounts that the player has read, reduced to letters and digits, kept while the world is open. */
const disclosed = defineState('union-sql-injection.disclosed', () => new Set<string>())

/** Returns whether a text may contain an e-mail or a hash in any encoding. Ordinary responses do not match. */
const mayContainCredentials = (text: string) => text.includes('@') || text.includes('$') || hasHexRun(text, 16)

/**
 * Records accounts whose e-mail and password hash appear in one response. They count in any encoding that the database can write: capitals,
 * hexadecimal, JSON or bytes, in any columns, one per row or all in one value. Closed accounts do not count; new accounts do.
 *
 * @param texts of the response's rows, in any columns
 * @param least number of accounts that the response must hold for any of them to count
 */
export function recordCredentials(world: World, texts: readonly string[], least = 1): Disclosure {
  const nothing = { read: 0, news: 0, seen: 0, all: Number.POSITIVE_INFINITY }
  // Most searches are ordinary and end here: scanning one joined text is faster than scanning hundreds.
  if (!mayContainCredentials(texts.join('\n'))) return nothing
  const letters = texts.flatMap(bothReadings).map(lettersOf).join(' ')
  const sql = 'SELECT email, password FROM Users WHERE deletedAt IS NULL'
  const accounts = world.db
    .all<{ email: string | null; password: string | null }>({ sql, parameters: [] })
    .map(({ email, password }) => [lettersOf(email ?? ''), lettersOf(password ?? '')] as const)
  const found = containedTexts(letters, accounts.flat())
  const here = accounts.filter(([email, hash]) => found.has(email) && found.has(hash)).map(nameOf)
  if (here.length < least) return nothing
  const seen = world.state(disclosed)
  const news = here.filter((name) => !seen.has(name)).length
  for (const name of here) seen.add(name)
  const known = accounts.filter((account) => seen.has(nameOf(account))).length
  return { read: here.length, news, seen: known, all: accounts.length }
}

function nameOf([email, hash]: readonly [string, string]): string {
  return `${email} ${hash}`
}

/** Returns a text as it is, and with hexadecimal digits decoded. */
function bothReadings(text: string): string[] {
  const decoded = withoutHex(text)
  return decoded === text ? [text] : [text, decoded]
}

/** Decodes each run of hexadecimal digits. */
function withoutHex(text: string): string {
  return text.replace(/(?:[0-9a-f]{2}){3,}/gi, (digits) => Buffer.from(digits, 'hex').toString())
}
