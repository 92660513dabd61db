import { defineFact } from '@fruit/world/visits/fact'
import type { Payment } from './seams.ts'

/** A customer became a deluxe member; `mode` as the client sent it, `paid` how it was paid. */
export const membershipTaken = defineFact<{ accountId: number; mode: unknown; paid: Payment }>(
  'deluxe.membership-taken',
)

/**
 * A browser reports that its membership page requested a picture. `address`: where this world's implementation finds
 * it, relative to the shop's root; null when it shows none. `leadsTo`: the target of the shop's redirect for this
 * address: a path of the shop or an external URL; null when it does not redirect.
 */
export const decalShown = defineFact<{ decal: string; address: string | null; leadsTo: string | null }>(
  'deluxe.decal-shown',
  { trust: 'browser' },
)
