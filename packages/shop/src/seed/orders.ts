import type { NewShop } from '@fruit/world/registry/template'
import type { Cast } from '@fruit/world/world'
import { priceLine, sumOf } from '../basket/pricing.ts'
import { ARRIVALS, maskVowels, newOrderId, ORDERS } from '../orders/order.ts'

interface PastOrder {
  /** Key of the customer in the cast. */
  readonly customer: string
  readonly daysAgo: number
  readonly eta: string
  readonly delivered: boolean
  /** Prices at the time of the order. */
  readonly lines: readonly { readonly productId: number; readonly quantity: number; readonly price: number }[]
}

/** Seeded orders. Customers and totals are part of the interface (docs/reference/seed.md#rows). */
const PAST_ORDERS: readonly PastOrder[] = [
  {
    customer: 'admin',
    daysAgo: 2,
    eta: '5',
    delivered: false,
    lines: [
      { productId: 1, quantity: 3, price: 1.99 },
      { productId: 2, quantity: 1, price: 2.99 },
    ],
  },
  { customer: 'admin', daysAgo: 30, eta: '0', delivered: true, lines: [{ productId: 3, quantity: 3, price: 8.99 }] },
  { customer: 'test', daysAgo: 1, eta: '2', delivered: false, lines: [{ productId: 2, quantity: 4, price: 2.99 }] },
]

const DAY_MS = 24 * 60 * 60 * 1000

/** Stores the seeded orders. */
export function seedOrders(shop: NewShop, cast: Cast): void {
  for (const { customer, daysAgo, eta, delivered, lines } of PAST_ORDERS) {
    const { id, email } = cast[customer]!
    const products = lines.map(({ productId, quantity, price }) => ({
      id: productId,
      name: shop.configuration.products[productId - 1]!.name,
      quantity,
      ...priceLine({ price, deluxePrice: price }, quantity, false),
    }))
    const { total, bonus } = sumOf(products)
    const orderId = newOrderId(email, shop.random)
    // Delivered orders arrived damaged.
    if (delivered) shop.documents.insert(ARRIVALS, { orderId, isDamaged: true })
    shop.documents.insert(ORDERS, {
      orderId,
      email: maskVowels(email),
      totalPrice: total,
      bonus,
      products,
      eta,
      delivered,
      createdAt: new Date(shop.now - daysAgo * DAY_MS).toISOString(),
      UserId: id,
    })
  }
}
