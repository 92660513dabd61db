/** Calls of tools are not for strangers. */
export function showToolCalls(role: string | null): boolean {
  return role !== null
}
