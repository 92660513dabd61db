import type { Selection } from '@fruit/shop/files/seams'

/** Customers get a link to what is theirs; nobody needs the names of the rest. */
export function offerListing(_folder: string): boolean {
  return false
}

/** Only what was declared public leaves the folder. */
export function selectDocument(requested: string): Selection {
  const name = requested.toLowerCase()
  if (name === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(name)) {
    return { name }
  }
  return { refusal: 'This document is not public.' }
}
