import type { Boot } from '@fruit/contracts/boot'
import type { Product } from '@fruit/contracts/calls/products'
import type { MessageKey } from '../../lib/i18n.ts'
import { priceFor } from '../../lib/price.ts'
import type { Role } from '../../lib/token.ts'

type Kind = Boot['kinds'][number]

/** What visitors may narrow the range down to, and what it is called. */
export const KINDS = {
  drink: 'PRODUCT_DRINKS',
  larder: 'PRODUCT_LARDER',
  keepsake: 'PRODUCT_KEEPSAKES',
} as const satisfies Readonly<Record<Kind, MessageKey>>

/** In which order products stand, and what that is called. The first is the order in which the shop tells them. */
export const ORDERS = {
  name: 'SORT_BY_NAME',
  price: 'SORT_CHEAPEST',
  '-price': 'SORT_DEAREST',
} as const satisfies Readonly<Record<string, MessageKey>>

export type ProductOrder = keyof typeof ORDERS

/** What of the products is shown, and how. It lives in the query of the address, beside the term. */
export interface Range {
  /** Null: all. */
  readonly kind: Kind | null
  readonly order: ProductOrder
}

/** Reads it from an address; what it does not know it drops. */
export function readRange(query: URLSearchParams): Range {
  const kind = query.get('kind') ?? ''
  const order = query.get('sort') ?? ''
  return {
    kind: Object.hasOwn(KINDS, kind) ? (kind as Kind) : null,
    order: Object.hasOwn(ORDERS, order) ? (order as ProductOrder) : 'name',
  }
}

/**
 * The products of a range, in its order.
 *
 * @param found by name, as the shop tells them
 * @param role of whoever pays
 */
export function inRange(
  found: readonly Product[],
  { kind, order }: Range,
  kinds: Boot['kinds'],
  role: Role | null,
): readonly Product[] {
  const shown = kind === null ? found : found.filter(({ id }) => (kinds[id] ?? 'drink') === kind)
  if (order === 'name') return shown
  const sign = order === 'price' ? 1 : -1
  return shown.toSorted((one, other) => sign * (priceFor(one, role) - priceFor(other, role)))
}
