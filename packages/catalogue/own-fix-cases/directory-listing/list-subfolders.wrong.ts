// The names in the quarantine are still listed.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(folder: string): boolean {
  return folder.startsWith('/ftp/')
}

export function selectDocument(requested: string): Selection {
  return requested === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested) ? { name: requested } : { refusal: 'Not for you.' }
}
