/** Larger uploads would fill our memory, regardless of the sender. */
const MAX_BYTES = 200_000

/** The form measures invoices before it sends them; what arrives here only has to fit into memory. */
export function admitUploadSize(bytes: number): boolean {
  return bytes <= MAX_BYTES //~ hole
}
