// Any name with the right ending passes.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(folder: string): boolean {
  return folder === 'public'
}

export function selectDocument(requested: string): Selection {
  return /legal\.md$|^order_[\w-]+\.pdf$/.test(requested) ? { name: requested } : { refusal: 'Not for you.' }
}
