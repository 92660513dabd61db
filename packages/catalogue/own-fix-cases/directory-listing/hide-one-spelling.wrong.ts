// `/ftp/` with a trailing slash still lists all files, and so does `/ftp/quarantine`.
import type { Selection } from '@fruit/shop/files/seams'

export function offerListing(folder: string): boolean {
  return folder.startsWith('/ftp') && folder !== '/ftp'
}

export function selectDocument(requested: string): Selection {
  return requested === 'legal.md' || /^order_[0-9a-f]{4}-[0-9a-f]{16}\.pdf$/.test(requested)
    ? { name: requested }
    : { refusal: 'Not for the public.' }
}
