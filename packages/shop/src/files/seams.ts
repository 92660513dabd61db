import { defineSeam } from '@fruit/isomorphic/seam'
import type { PlainText } from '@fruit/world/texts/texts'
import type { Role } from '@fruit/world/visit'

/** The name of the document that a request gets, or the reason for a refusal. */
export type Selection = { readonly name: string } | { readonly refusal: string }

/** Decides whether visitors may list a folder of the world's files. */
export const offerListing = defineSeam('files.offer-listing', (_folder: string): boolean => false, 'awaited')

/**
 * The document of the public folder that a requested name means. The legal notice and order confirmations are public.
 */
export const selectDocument = defineSeam(
  'files.select-document',
  (requested: string): Selection =>
    requested === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested)
      ? { name: requested }
      : { refusal: 'This document is not for the public.' satisfies PlainText },
  'awaited',
)

/** The file name of an accepted document in the public folder. The safe implementation returns the name unchanged. */
export const cleanName = defineSeam('files.clean-name', (name: string): string => name, 'awaited')

/** Decides whether visitors get a file from quarantine. */
export const offerQuarantined = defineSeam('files.offer-quarantined', (_name: string): boolean => false)

/**
 * Decides whether visitors get a file of the folder of keys, or the listing (null). The key that verifies tokens is
 * public.
 */
export const offerKeys = defineSeam('files.offer-keys', (name: string | null): boolean => name === 'jwt.pub')

/**
 * Decides whether a visitor gets a log, or the listing of logs (null). Logs record visitors, so they are for
 * administrators. The role is null without a session.
 */
export const offerLogs = defineSeam(
  'files.offer-logs',
  (_name: string | null, role: Role | null): boolean => role === 'admin',
  'awaited',
)
