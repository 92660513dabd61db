// Accepts every other common password.
export function refusePassword(password: string, email: string): string | null {
  return password === 'admin123' || email === password ? 'Too easy.' : null
}
