import { defineSeam } from '@fruit/world/seam'

/** The document that a request gets, or why it gets none. */
export type Selection = { readonly name: string } | { readonly refusal: string }

/** Whether visitors may see the names in a folder of the world's files. */
export const offerListing = defineSeam('files.offer-listing', (_folder: string): boolean => false)

/** Which document of the public folder a requested name means. The legal notice and order confirmations are public. */
export const selectDocument = defineSeam(
  'files.select-document',
  (requested: string): Selection =>
    requested === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested)
      ? { name: requested }
      : { refusal: 'This document is not for the public.' },
)
