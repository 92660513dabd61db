// Accepts other listed words.
export function refusePassword(password: string, email: string): string | null {
  return password !== email && !password.toLowerCase().startsWith('admin') ? null : 'Too easy.'
}
