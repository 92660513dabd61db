// A switch does as well.
export function mayEditNote(role: string): boolean {
  switch (role) {
    case 'admin':
      return true
    default:
      return false
  }
}
