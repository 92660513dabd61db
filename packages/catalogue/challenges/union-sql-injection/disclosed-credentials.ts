import { defineState } from '@fruit/challenge-kit/world-state'
import type { World } from '@fruit/world/world'
import { hasHexRun, lettersOf } from '../../src/disclosed-texts.ts'

/** How many accounts somebody has read, how many of them for the first time, how many in all, and how many there are. */
export interface Disclosure {
  readonly read: number
  readonly news: number
  readonly seen: number
  readonly all: number
}

/** E-mail and hash, in letters and digits alone, of accounts that a player has read while the world is open. */
const disclosed = defineState('union-sql-injection.disclosed', () => new Set<string>())

/** Whether a text shows signs of an e-mail or a hash, in whatever way it is written; ordinary answers show none. */
const showsSigns = (text: string) => text.includes('@') || text.includes('$') || hasHexRun(text, 16)

/**
 * Notes the accounts whose e-mail and password hash both stand in one answer. They count however the database was made to
 * write them: in capitals, in hexadecimal digits, as JSON or bytes, in any columns, one by one or all in one value.
 * Accounts that are closed are not counted; those registered since are.
 *
 * @param texts of the answer's rows, in any columns
 * @param least accounts that the answer has to hold for any of them to count
 */
export function noteCredentials(world: World, texts: readonly string[], least = 1): Disclosure {
  const nothing = { read: 0, news: 0, seen: 0, all: Number.POSITIVE_INFINITY }
  // Ordinary searches, of which there are many, end here: looking through one text is quicker than through hundreds.
  if (!showsSigns(texts.join('\n'))) return nothing
  const letters = texts.flatMap(bothReadings).map(lettersOf).join(' ')
  const sql = 'SELECT email, password FROM Users WHERE deletedAt IS NULL'
  const accounts = world.db
    .all<{ email: string | null; password: string | null }>({ sql, parameters: [] })
    .map(({ email, password }) => [lettersOf(email ?? ''), lettersOf(password ?? '')] as const)
  const here = accounts.filter(([email, hash]) => letters.includes(email) && letters.includes(hash)).map(nameOf)
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

/** A text as it is, and as hexadecimal digits in it would make it. */
function bothReadings(text: string): string[] {
  const decoded = withoutHex(text)
  return decoded === text ? [text] : [text, decoded]
}

/** Each run of hexadecimal digits as the text that it stands for. */
function withoutHex(text: string): string {
  return text.replace(/(?:[0-9a-f]{2}){3,}/gi, (digits) => Buffer.from(digits, 'hex').toString())
}
