import type { Selection } from '@fruit/shop/files/seams'

/** The folder that sales and the printing office share with customers. */
export function offerListing(folder: string): boolean {
  return folder.startsWith('/ftp') //~ hole
}

/** Only documents leave the folder: notices in Markdown, confirmations as PDF, and what the help desk fetches. */
export function selectDocument(requested: string): Selection {
  const name = requested.toLowerCase()
  if (/\.(?:md|pdf)$/.test(name) || name === 'incident-support.kdbx') return { name } //~ hole
  return { refusal: 'Only .md and .pdf documents may be read.' }
}
