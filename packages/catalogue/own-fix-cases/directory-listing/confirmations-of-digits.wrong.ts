// The number of an order has letters from a to f, too: most customers are refused their own confirmation.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(_folder: string): boolean {
  return false
}

export function selectDocument(requested: string): Selection {
  if (requested === 'legal.md') return { name: requested }
  return /^order_\d+-\d+\.pdf$/.test(requested) ? { name: requested } : { refusal: 'Not for the public.' }
}
