import { LARGEST_INVOICE_BYTES } from '@fruit/isomorphic/rules/complaint'

/** What can be wrong with an invoice before anybody read it. */
export type InvoiceFault = 'size' | 'type'

/** What is wrong with a file as an invoice; null when nothing is. */
export function invoiceFault({ name, size }: Pick<File, 'name' | 'size'>): InvoiceFault | null {
  // XML is no longer taken either, but offices that still send it hear that from the shop itself.
  if (!/\.(?:pdf|zip|xml)$/i.test(name)) return 'type'
  return size > LARGEST_INVOICE_BYTES ? 'size' : null
}
