import { createHash } from 'node:crypto'
import type { Order } from '@fruit/contracts/calls/orders'
import type { Collection } from '@fruit/world/documents'
import type { Random } from '@fruit/world/random'

/** Collection of documents that holds orders. */
export const ORDERS = 'orders' as Collection<OrderDocument>

/** Collection of documents: which orders the carrier did not bring in one piece. */
export const ARRIVALS = 'arrivals' as Collection<{ _id: string; orderId: string; isDamaged: boolean }>

/** A stored order: what calls show of it, and whose it is. */
export type OrderDocument = Order & { UserId: number } & Record<string, unknown>

/** An order as calls show it: whoever knows its number learns nothing else about the customer. */
export function showOrder({ UserId, ...order }: OrderDocument): Order {
  return order
}

/** A number for a new order: four digits that stand for the customer, and sixteen that nobody can guess. */
export function newOrderId(email: string, random: Random): string {
  return `${createHash('md5').update(email).digest('hex').slice(0, 4)}-${random.hex(16)}`
}

/** An e-mail as orders show it to whoever knows their number: every vowel is masked. */
export function maskVowels(email: string): string {
  return email.replace(/[aeiou]/gi, '*')
}
