import { defineSeam } from '@fruit/isomorphic/seam'
import type { Plain } from '@fruit/world/texts/texts'
import type { Role } from '@fruit/world/visit'

/** The document that a request gets, or why it gets none. */
export type Selection = { readonly name: string } | { readonly refusal: string }

/** Whether visitors may see the names in a folder of the world's files. */
export const offerListing = defineSeam('files.offer-listing', (_folder: string): boolean => false, 'awaited')

/** Which document of the public folder a requested name means. The legal notice and order confirmations are public. */
export const selectDocument = defineSeam(
  'files.select-document',
  (requested: string): Selection =>
    requested === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested)
      ? { name: requested }
      : { refusal: 'This document is not for the public.' satisfies Plain },
  'awaited',
)

/** The name under which a document lies in the public folder, given the name that was found good. It is that very name. */
export const cleanName = defineSeam('files.clean-name', (name: string): string => name, 'awaited')

/** Whether visitors get a file that was put into quarantine. */
export const offerQuarantined = defineSeam('files.offer-quarantined', (_name: string): boolean => false)

/** Whether visitors get a file of the folder of keys, or the names in it (null). What checks tokens is public. */
export const offerKeys = defineSeam('files.offer-keys', (name: string | null): boolean => name === 'jwt.pub')

/**
 * Whether somebody gets a log, or the names of all of them (null). Logs tell who visits the shop, and when: they are for those
 * who run it. The role is null for who is not signed in.
 */
export const offerLogs = defineSeam(
  'files.offer-logs',
  (_name: string | null, role: Role | null): boolean => role === 'admin',
  'awaited',
)
