import type { UploadedFile } from '@fruit/world/route'

/** What browsers say of a PDF and of a ZIP archive; some say nothing more than that they are bytes. */
const DECLARED: readonly string[] = [
  'application/pdf',
  'application/zip',
  'application/x-zip-compressed',
  'application/octet-stream',
]

/** Invoices are PDF, or PDF in a ZIP archive. */
export function admitUploadType({ mediaType }: UploadedFile): boolean {
  return DECLARED.includes(mediaType)
}
