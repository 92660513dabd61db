import type { UploadedFile } from '@fruit/world/route'

/** The media types that browsers send for PDF and ZIP; some only send the general type for bytes. */
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
