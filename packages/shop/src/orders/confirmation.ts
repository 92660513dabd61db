import type { World } from '@fruit/world/world'
import { ORDERS, type OrderDocument } from './order.ts'

/** File of the default logo: only a shop that uses it has the logo on its confirmations. */
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
 * It is drawn at each request, always with the same bytes. Stored files of some thousand orders would fill the quota of
 * a world, and each checkout would wait for one.
 */
export async function readConfirmation(world: World, name: string) {
  const orderId = /^order_([\w-]+)\.pdf$/.exec(name)?.[1]
  const order = orderId && world.documents.find<OrderDocument>(ORDERS, { orderId })[0]
  if (!order) return undefined
  // Loaded at the first use: the library takes as long to load as the rest of the shop.
  const { confirmationPdf } = await import('./confirmation-pdf.ts')
  const { name: shop, logo } = world.configuration.application
  const bytes = await confirmationPdf(order, { name: shop, marked: logo === HOUSE_LOGO })
  return { bytes, modifiedAt: timeOf(order.createdAt) }
}

function timeOf(createdAt: string | undefined): number {
  return Date.parse(createdAt ?? '1970-01-01')
}
