/** Maximum number of characters in the form. The server accepts longer complaints. */
export const LONGEST_COMPLAINT = 160

/** Maximum size of an invoice in bytes. */
export const LARGEST_INVOICE_BYTES = 100_000
