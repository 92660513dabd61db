import { MAX_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'

/** Problem of an invoice that is found before the upload. */
export type InvoiceFault = 'size' | 'type'

/** Checks a file by extension and size; null if it is acceptable. */
export function invoiceFault({ name, size }: Pick<File, 'name' | 'size'>): InvoiceFault | null {
  // XML is deprecated too, but clients that still send it get the error from the server.
  if (!/\.(?:pdf|zip|xml)$/i.test(name)) return 'type'
  return size > MAX_INVOICE_BYTES ? 'size' : null
}
