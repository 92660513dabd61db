// `Admin1234` and `123admin` are not on a list of this length, but password crackers derive them from `admin`.
const LISTED: ReadonlySet<string> = new Set([
  ...['123456', '12345678', '123456789', '111111', 'password', 'password1', 'password123', 'qwerty', 'qwerty123'],
  ...['abc123', 'letmein', 'admin', 'admin1', 'admin12', 'admin123', 'welcome', 'iloveyou', 'monkey', 'dragon'],
])

export function refusePassword(password: string, email: string): string | null {
  const written = password.toLowerCase()
  return LISTED.has(written) || written === email.split('@')[0] ? 'That is on every list.' : null
}
