/** Deluxe members and accounting have other work. */
export function mayEditNote(role: string): boolean {
  return !['deluxe', 'accounting'].includes(role)
}
