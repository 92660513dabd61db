// `Admin1234` and `123admin` stand on no list of this length, and rules of guessers make them of `admin`.
const LISTED: ReadonlySet<string> = new Set([
  ...['123456', '12345678', '123456789', '111111', 'password', 'password1', 'password123', 'qwerty', 'qwerty123'],
  ...['abc123', 'letmein', 'admin', 'admin1', 'admin12', 'admin123', 'welcome', 'iloveyou', 'monkey', 'dragon'],
])

export function refusePassword(password: string, email: string): string | null {
  const written = password.toLowerCase()
  return LISTED.has(written) || written === email.split('@')[0] ? 'That is on every list.' : null
}
