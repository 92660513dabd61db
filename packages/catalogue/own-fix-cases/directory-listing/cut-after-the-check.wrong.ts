// `acquisitions.md%2500/legal.md` ends like the notice, but the name is cut at the null byte after the check.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(_folder: string): boolean {
  return false
}

export function selectDocument(requested: string): Selection {
  const isPublic = /(?:^|\W)(?:legal\.md|order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf)$/.test(requested)
  const [name = ''] = requested.split(/\0|%00/)
  return isPublic ? { name } : { refusal: 'Not for the public.' }
}
