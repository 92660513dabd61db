const COMMONEST: readonly string[] = [
  '123456',
  '12345678',
  '123456789',
  'password',
  'qwerty',
  '111111',
  'abc123',
  'letmein',
  'iloveyou',
  'admin',
]

/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(password: string, _email: string): string | null {
  return COMMONEST.includes(password) ? 'That password is one of the ten commonest.' : null
}
