import type { Selection } from '@fruit/shop/files/seams'

/** Customers get links to their own files, and need no names of other files. */
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
