/** Customers know best what customers ask: every signed-in customer may improve a note. */
export function mayEditNote(_role: string, _noteId: string): boolean {
  return true //~ hole
}
