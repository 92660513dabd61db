import type { World } from '@fruit/world/world'
import { ORDERS, type OrderDocument } from './order.ts'

/** The default logo. Only a shop that shows it has our logo on its confirmations. */
const DEFAULT_LOGO = 'logo.svg'

/** Entries for the confirmations of all orders in the listing of the public folder. */
export function listConfirmations({ documents }: World) {
  return documents.find<OrderDocument>(ORDERS).map(({ orderId, createdAt }) => ({
    name: `order_${orderId}.pdf`,
    kind: 'file' as const,
    size: null,
    modifiedAt: timeOf(createdAt),
  }))
}

/**
 * The confirmation with a file name, or undefined where there is no such order.
 *
 * It is generated on each request, always with the same bytes. Stored confirmations of some thousand orders would fill
 * the shop's storage, and each checkout would wait for one.
 */
export async function readConfirmation(world: World, name: string) {
  const orderId = /^order_([\w-]+)\.pdf$/.exec(name)?.[1]
  const order = orderId && world.documents.find<OrderDocument>(ORDERS, { orderId })[0]
  if (!order) return undefined
  // Loaded on first use: the PDF library takes as long to load as the rest of the shop.
  const { confirmationPdf } = await import('./confirmation-pdf.ts')
  const { name: shop, logo } = world.configuration.application
  const bytes = await confirmationPdf(order, { name: shop, marked: logo === DEFAULT_LOGO }, world.nextTurn)
  return { bytes, modifiedAt: timeOf(order.createdAt) }
}

function timeOf(createdAt: string | undefined): number {
  return Date.parse(createdAt ?? '1970-01-01')
}
