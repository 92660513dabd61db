// Uses a switch statement.
export function mayEditNote(role: string): boolean {
  switch (role) {
    case 'admin':
      return true
    default:
      return false
  }
}
