import type { Boot } from '@fruit/contracts/boot'
import type { Product } from '@fruit/contracts/calls/products'
import type { MessageKey } from '../../lib/i18n.ts'
import { priceFor } from '../../lib/price.ts'
import type { Role } from '../../lib/token.ts'

type Kind = Boot['kinds'][number]

/** Kinds of products with their text keys. */
export const KINDS = {
  drink: 'PRODUCT_DRINKS',
  larder: 'PRODUCT_LARDER',
  keepsake: 'PRODUCT_KEEPSAKES',
} as const satisfies Readonly<Record<Kind, MessageKey>>

/** Sort orders with their text keys. The first is the order of the server's response. */
export const ORDERS = {
  name: 'SORT_BY_NAME',
  price: 'SORT_CHEAPEST',
  '-price': 'SORT_DEAREST',
} as const satisfies Readonly<Record<string, MessageKey>>

export type ProductOrder = keyof typeof ORDERS

/** Filter and sort order of the products, stored in the query of the address beside the search term. */
export interface Range {
  /** Null: all. */
  readonly kind: Kind | null
  readonly order: ProductOrder
}

/** Reads the range from an address; unknown values are dropped. */
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
 * @param found products sorted by name, as the server returns them
 * @param role of the customer
 */
export function applyRange(
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
