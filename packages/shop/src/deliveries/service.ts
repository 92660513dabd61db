import type { DeliveryMethod } from '@fruit/contracts/calls/deliveries'
import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import { isDeluxe } from '../accounts/deluxe.ts'
import { allDeliveries, type DeliveryRow, deliveryById } from './queries.ts'

/** How an order can be brought, with what that costs the visitor. */
export function listDeliveries({ world, session }: Visit): object {
  const deluxe = isDeluxe(world, session)
  return { status: 'success', data: world.db.all(allDeliveries()).map((row) => priced(row, deluxe)) }
}

/**
 * One way to have an order brought.
 *
 * @throws Refusal 400 when there is none of that id
 */
export function findDelivery({ world, session }: Visit, id: number): object {
  const row = world.db.first(deliveryById(id))
  const absent = `We have no delivery with the number ${id}.`
  if (!row) throw new Refusal(400, absent, { body: { status: 'error', data: absent } })
  return { status: 'success', data: priced(row, isDeluxe(world, session)) }
}

/** A delivery as a customer sees it: deluxe members have a price of their own. */
function priced({ id, name, price, deluxePrice, eta, icon }: DeliveryRow, deluxe: boolean): DeliveryMethod {
  return { id, name, price: deluxe ? deluxePrice : price, eta, icon }
}
