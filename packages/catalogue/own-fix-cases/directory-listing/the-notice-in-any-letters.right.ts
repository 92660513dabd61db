// Only one notice has this name in any case. The name of a confirmation must match fully.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(folder: string): boolean {
  return folder.length < 0
}

export function selectDocument(requested: string): Selection {
  if (requested.toLowerCase() === 'legal.md') return { name: 'legal.md' }
  const order = /^order_(?<customer>[0-9a-f]{4})-(?<number>[0-9a-f]{16})\.pdf$/.exec(requested)
  if (!order?.groups || requested.includes('\n')) return { refusal: 'There is nothing for you here.' }
  return { name: `order_${order.groups.customer}-${order.groups.number}.pdf` }
}
