import type { Selection } from '@fruit/shop/files/seams'

/** Customers get links to their own files, and need no names of other files. */
export function offerListing(_folder: string): boolean {
  return false
}

/** Only documents leave the folder: notices in Markdown, confirmations as PDF, and what the help desk fetches. */
export function selectDocument(requested: string): Selection {
  const name = requested.toLowerCase()
  if (/\.(?:md|pdf)$/.test(name) || name === 'incident-support.kdbx') return { name }
  return { refusal: 'Only .md and .pdf documents may be read.' }
}
