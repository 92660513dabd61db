import type { Session, Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { deliveryStatusChanged, orderHistoryRead } from './facts.ts'
import { ORDERS, type OrderDocument, showOrder } from './order.ts'
import { findOwnOrders } from './seams.ts'

/** The orders of an account, oldest first. */
export function ordersOf(world: World, { accountId, email }: Pick<Session, 'accountId' | 'email'>): OrderDocument[] {
  const own = world.use(findOwnOrders)({ accountId, email })
  // Converted to plain values, so that no value from a variant is interpreted as a filter operator.
  const filter = 'UserId' in own ? { UserId: Number(own.UserId) } : { email: String(own.email) }
  const found = world.documents.find<OrderDocument>(ORDERS, filter)
  const begins = 'orderIdBegins' in own ? String(own.orderIdBegins) : ''
  return found.filter(({ orderId }) => orderId.startsWith(begins))
}

/** The order history of the logged-in account, newest first. */
export function readHistory(visit: Visit): object {
  const { accountId, email } = visit.session!
  const orders = ordersOf(visit.world, { accountId, email })
  visit.record(orderHistoryRead, { accountId, email, orderIds: orders.map(({ orderId }) => orderId) })
  return { status: 'success', data: newestFirst(orders).map(showOrder) }
}

/** The orders of all customers, newest first. */
export function listAll({ world }: Visit): object {
  return { status: 'success', data: newestFirst(world.documents.find<OrderDocument>(ORDERS)).map(showOrder) }
}

/** Of orders with the same time, the one that was stored later comes first. */
function newestFirst(orders: readonly OrderDocument[]): OrderDocument[] {
  const timeOf = ({ createdAt }: OrderDocument) => String(createdAt ?? '')
  return orders.toReversed().sort((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0))
}

/**
 * Toggles the delivery status of an order.
 *
 * @param id `_id` of the order; an unknown id changes nothing
 * @param present the current status of the order: the interface has clients send it
 */
export function toggleDeliveryStatus(visit: Visit, id: string, present: boolean): object {
  const delivered = !present
  const change = { $set: { delivered, eta: delivered ? '0' : '1' } }
  const { updated } = visit.world.documents.update<OrderDocument>(ORDERS, { _id: id }, change)
  for (const { orderId } of updated) visit.record(deliveryStatusChanged, { orderId, delivered })
  return { status: 'success' }
}
