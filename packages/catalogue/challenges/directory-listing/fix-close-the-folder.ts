import type { Selection } from '@fruit/shop/files/seams'

/** Customers get a link to what is theirs; nobody needs the names of the rest. */
export function offerListing(_folder: string): boolean {
  return false
}

/** The folder is for the house alone. */
export function selectDocument(_requested: string): Selection {
  return { refusal: 'This folder is closed.' }
}
