import { LARGEST_INVOICE_BYTES } from '@fruit/contracts/rules/complaint'

/** What can be wrong with an invoice before anybody read it. */
export type InvoiceFault = 'size' | 'type'

/** What is wrong with a file as an invoice; null when nothing is. */
export function invoiceFault({ name, size }: Pick<File, 'name' | 'size'>): InvoiceFault | null {
  if (!/\.(?:pdf|zip)$/i.test(name)) return 'type'
  return size > LARGEST_INVOICE_BYTES ? 'size' : null
}
