import type { DeliveryMethod } from '@fruit/contracts/calls/deliveries'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { isDeluxe } from '../accounts/deluxe.ts'
import { missingRow } from '../resources/row-store.ts'
import { translatedRows } from '../resources/translated-rows.ts'
import { allDeliveries, type DeliveryRow, deliveryById } from './queries.ts'

/** The delivery methods, with the prices for this visitor. */
export async function listDeliveries(visit: Visit): Promise<object> {
  const { world, session } = visit
  const deluxe = isDeluxe(world, session)
  const rows = world.db.all(allDeliveries()).map((row) => priced(row, deluxe))
  return { status: 'success', data: translatedRows(visit, rows, ['name']) }
}

/**
 * One delivery method.
 *
 * @throws HttpError 400 when none has that id
 */
export async function findDelivery(visit: Visit, id: number): Promise<object> {
  const { world, session } = visit
  const row = world.db.first(deliveryById(id))
  if (!row) throw missingRow(messageWith('We have no delivery with the number {{number}}.', { number: id }))
  const [data] = translatedRows(visit, [priced(row, isDeluxe(world, session))], ['name'])
  return { status: 'success', data }
}

/** A delivery method with the customer's price: deluxe members pay the deluxe price. */
function priced({ id, name, price, deluxePrice, eta, icon }: DeliveryRow, deluxe: boolean): DeliveryMethod {
  return { id, name, price: deluxe ? deluxePrice : price, eta, icon }
}
