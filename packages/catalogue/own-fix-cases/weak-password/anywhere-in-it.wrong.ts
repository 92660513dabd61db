// Refuses "badminton at seven, then plums" because it contains `admin`.
const WORDS = ['admin', 'password', 'qwerty', 'letmein', 'abc', '123', '111', 'welcome', 'iloveyou', 'monkey', 'dragon']

export function refusePassword(password: string, _email: string): string | null {
  const written = password.toLowerCase()
  return WORDS.some((word) => written.includes(word)) ? 'That is on every list.' : null
}
