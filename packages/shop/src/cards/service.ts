import type { World } from '@fruit/world/world'
import { type CardRow, cardOf } from './queries.ts'

/**
 * The card that an account pays with; null when it has no card of that id, or the card has expired.
 *
 * @param sentId as the client sent it: a number, its digits, or anything else
 */
export function cardToPayWith(world: World, accountId: number, sentId: unknown): CardRow | null {
  const id = typeof sentId === 'string' && /^\d{1,15}$/.test(sentId) ? Number(sentId) : sentId
  if (!Number.isSafeInteger(id)) return null
  const card = world.db.first(cardOf(accountId, id as number))
  return card && !hasExpired(card, world.clock.now()) ? card : null
}

/** Cards are valid until the end of the month that is printed on them. */
function hasExpired({ expMonth, expYear }: CardRow, now: number): boolean {
  return now >= Date.UTC(expYear, expMonth)
}
