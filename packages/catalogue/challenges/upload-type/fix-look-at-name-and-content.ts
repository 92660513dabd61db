import type { UploadedFile } from '@fruit/world/route'

/** By ending: how files of that kind begin. */
const STARTS: Readonly<Record<string, readonly string[]>> = {
  pdf: ['%PDF-'],
  zip: ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0007\u0008'],
}

/** Invoices are PDF, or PDF in a ZIP archive: by their name, and by what is in them. */
export function admitUploadType({ name, bytes }: UploadedFile): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const starts = Object.hasOwn(STARTS, ending) ? STARTS[ending]! : []
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  return starts.some((start) => head.startsWith(start))
}
