/** The same as in the form. */
const LARGEST_INVOICE = 100_000

/** The form measures invoices before it sends them, but not everything that arrives here comes from the form. */
export function admitUploadSize(bytes: number): boolean {
  return bytes <= LARGEST_INVOICE
}
