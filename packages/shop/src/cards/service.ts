import type { World } from '@fruit/world/world'
import { type CardRow, cardOf } from './queries.ts'

/**
 * The card that an account pays with; null when it has none of that id, or it has expired.
 *
 * @param sentId as a client sent it: a number, its digits, or nothing that makes sense
 */
export function cardToPayWith(world: World, accountId: number, sentId: unknown): CardRow | null {
  const id = typeof sentId === 'string' && /^\d{1,15}$/.test(sentId) ? Number(sentId) : sentId
  if (!Number.isSafeInteger(id)) return null
  const card = world.db.first(cardOf(accountId, id as number))
  return card && !hasExpired(card, world.clock.now()) ? card : null
}

/** Cards are good to the end of the month that stands on them. */
function hasExpired({ expMonth, expYear }: CardRow, now: number): boolean {
  return now >= Date.UTC(expYear, expMonth)
}
