// Two kinds of name are public.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(folder: string): boolean {
  return folder === ''
}

export function selectDocument(requested: string): Selection {
  const isPublic = ['legal.md'].includes(requested) || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested)
  return isPublic ? { name: requested } : { refusal: 'Ask us for it.' }
}
