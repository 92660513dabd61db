/** Calls of tools are for the administrator. */
export function showToolCalls(role: string | null): boolean {
  return role === 'admin'
}
