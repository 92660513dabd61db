import type { Session, Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { deliveryStatusChanged, orderHistoryRead } from './facts.ts'
import { ORDERS, type OrderDocument, showOrder } from './order.ts'
import { findOwnOrders } from './seams.ts'

/** The orders of an account, oldest first. */
export function ordersOf(world: World, { accountId, email }: Pick<Session, 'accountId' | 'email'>): OrderDocument[] {
  const own = world.use(findOwnOrders)({ accountId, email })
  // As plain values: nothing that a variant hands out is read as an operator of the filter.
  const filter = 'UserId' in own ? { UserId: Number(own.UserId) } : { email: String(own.email) }
  const found = world.documents.find<OrderDocument>(ORDERS, filter)
  const begins = 'orderIdBegins' in own ? String(own.orderIdBegins) : ''
  return found.filter(({ orderId }) => orderId.startsWith(begins))
}

/** What the account that is signed in has ordered, newest first. */
export function readHistory(visit: Visit): object {
  const { accountId, email } = visit.session!
  const orders = ordersOf(visit.world, { accountId, email })
  visit.record(orderHistoryRead, { accountId, email, orderIds: orders.map(({ orderId }) => orderId) })
  return { status: 'success', data: newestFirst(orders).map(showOrder) }
}

/** What all customers have ordered, newest first. */
export function listAll({ world }: Visit): object {
  return { status: 'success', data: newestFirst(world.documents.find<OrderDocument>(ORDERS)).map(showOrder) }
}

/** Of two orders of one moment the one that was stored later comes first. */
function newestFirst(orders: readonly OrderDocument[]): OrderDocument[] {
  const timeOf = ({ createdAt }: OrderDocument) => String(createdAt ?? '')
  return orders.toReversed().sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
}

/**
 * Turns the delivery status of an order around.
 *
 * @param id `_id` of the order; one that no order has changes nothing
 * @param present the status that the order has now, as the interface has clients send it
 */
export function turnDeliveryStatus(visit: Visit, id: string, present: boolean): object {
  const delivered = !present
  const change = { $set: { delivered, eta: delivered ? '0' : '1' } }
  const { updated } = visit.world.documents.update<OrderDocument>(ORDERS, { _id: id }, change)
  for (const { orderId } of updated) visit.record(deliveryStatusChanged, { orderId, delivered })
  return { status: 'success' }
}
