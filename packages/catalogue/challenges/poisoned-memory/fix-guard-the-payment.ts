/** Nobody meddles with payments. */
export function mayEditNote(role: string, noteId: string): boolean {
  return role === 'admin' || noteId !== 'payment'
}
