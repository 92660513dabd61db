/** The most characters that the form takes; the shop itself reads longer complaints too. */
export const LONGEST_COMPLAINT = 160

/** The most bytes that an invoice may have which comes with a complaint. */
export const LARGEST_INVOICE_BYTES = 100_000
