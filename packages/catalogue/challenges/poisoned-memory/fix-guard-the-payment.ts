/** Notes about payments cannot be changed. */
export function mayEditNote(role: string, noteId: string): boolean {
  return role === 'admin' || noteId !== 'payment'
}
