/** Maximum number of characters in the form. The server accepts longer complaints. */
export const MAX_COMPLAINT_LENGTH = 160

/** Maximum size of an invoice in bytes. */
export const MAX_INVOICE_BYTES = 100_000
