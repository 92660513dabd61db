import type { World } from '@fruit/world/world'
import { ORDERS, type OrderDocument } from './order.ts'

/** The house's own picture: only a shop that shows it has our mark on its letters. */
const HOUSE_LOGO = 'logo.svg'

/** Names of the confirmations of all orders, as they stand in the folder of public documents. */
export function listConfirmations({ documents }: World) {
  return documents.find<OrderDocument>(ORDERS).map(({ orderId, createdAt }) => ({
    name: `order_${orderId}.pdf`,
    kind: 'file' as const,
    size: null,
    modifiedAt: timeOf(createdAt),
  }))
}

/**
 * The confirmation that a name of a document means, or undefined where there is no such order.
 *
 * It is drawn whenever it is read, always with the same bytes: stored, those of some thousand orders would fill the
 * room that a shop has for files, and each checkout would wait for one.
 */
export async function readConfirmation(world: World, name: string) {
  const orderId = /^order_([\w-]+)\.pdf$/.exec(name)?.[1]
  const order = orderId && world.documents.find<OrderDocument>(ORDERS, { orderId })[0]
  if (!order) return undefined
  // Not before somebody wants one: the library takes as long to load as the rest of the shop.
  const { confirmationPdf } = await import('./confirmation-pdf.ts')
  const { name: shop, logo } = world.configuration.application
  const bytes = await confirmationPdf(order, { name: shop, marked: logo === HOUSE_LOGO })
  return { bytes, modifiedAt: timeOf(order.createdAt) }
}

function timeOf(createdAt: string | undefined): number {
  return Date.parse(createdAt ?? '1970-01-01')
}
