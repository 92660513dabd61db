/** The shop writes its notes. */
export function mayEditNote(role: string): boolean {
  return role === 'admin'
}
