import type { Selection } from '@fruit/shop/files/seams'

/** Customers get links to their own files, and need no names of other files. */
export function offerListing(_folder: string): boolean {
  return false
}

/** The folder is internal. */
export function selectDocument(_requested: string): Selection {
  return { refusal: 'This folder is closed.' }
}
