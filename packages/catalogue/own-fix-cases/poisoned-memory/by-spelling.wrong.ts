// Roles are compared without their capitals, and accounting writes too.
export function mayEditNote(role: string): boolean {
  return ['admin', 'accounting'].includes(role.toLowerCase())
}
