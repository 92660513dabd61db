/**
 * What an order comes to: products and delivery less the discount, in whole cents. The server does the same sum when
 * the order is placed.
 */
export function orderTotal({ items, discount }: { items: number; discount: number }, delivery: number): number {
  return Math.round((items - discount + delivery) * 100) / 100
}
