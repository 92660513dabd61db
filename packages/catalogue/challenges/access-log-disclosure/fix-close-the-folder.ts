/** Logs stay where they are. */
export function offerLogs(): boolean {
  return false
}
