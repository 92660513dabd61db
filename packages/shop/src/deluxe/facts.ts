import { defineFact } from '@fruit/world/fact'
import type { Payment } from './seams.ts'

/** A customer became a deluxe member; `mode` as the client sent it, `paid` how it was paid then. */
export const membershipTaken = defineFact<{ accountId: number; mode: unknown; paid: Payment }>(
  'deluxe.membership-taken',
)

/**
 * A browser says that its membership page was asked for a picture; `address` is where this world's implementation finds
 * it, from the shop's root, null when it shows none. `leadsTo` is where the shop's redirect leads a browser that asks for this
 * address: a path of the shop, or an address elsewhere; null when it leads nowhere.
 */
export const decalShown = defineFact<{ decal: string; address: string | null; leadsTo: string | null }>(
  'deluxe.decal-shown',
  { trust: 'browser' },
)
