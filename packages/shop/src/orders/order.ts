import { createHash } from 'node:crypto'
import type { Order } from '@fruit/contracts/calls/orders'
import type { Collection } from '@fruit/world/documents'
import type { Random } from '@fruit/world/random'

/** Collection of documents that holds orders. */
export const ORDERS = 'orders' as Collection<OrderDocument>

/** Collection of documents: orders that arrived, and whether they were damaged. */
export const ARRIVALS = 'arrivals' as Collection<{ _id: string; orderId: string; isDamaged: boolean }>

/** A stored order: the fields that calls return, and its account. */
export type OrderDocument = Order & { UserId: number } & Record<string, unknown>

/** An order as calls return it, without the account: the order number alone must not identify the customer. */
export function showOrder({ UserId, ...order }: OrderDocument): Order {
  return order
}

/** A number for a new order: four hexadecimal digits that depend on the e-mail, and sixteen random ones. */
export function newOrderId(email: string, random: Random): string {
  return `${createHash('md5').update(email).digest('hex').slice(0, 4)}-${random.hex(16)}`
}

/** The e-mail in an order, with its vowels masked: anyone who knows the order number can read it. */
export function maskVowels(email: string): string {
  return email.replace(/[aeiou]/gi, '*')
}
