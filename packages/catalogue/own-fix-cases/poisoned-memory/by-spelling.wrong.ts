// Ignores the case of roles, and accounting can write too.
export function mayEditNote(role: string): boolean {
  return ['admin', 'accounting'].includes(role.toLowerCase())
}
