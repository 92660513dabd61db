// Every other common password is welcome.
export function refusePassword(password: string, email: string): string | null {
  return password === 'admin123' || email === password ? 'Too easy.' : null
}
