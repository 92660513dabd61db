// Refuses listed words with any additional characters.
const WORDS: readonly string[] =
  'abc admin administrator asdf baseball dragon football hello iloveyou letmein login master monkey passwd password princess qwerty qwertz root secret shadow sunshine test user welcome'.split(' ')

export function refusePassword(password: string, email: string): string | null {
  if (/^\d{1,14}$/.test(password)) return 'Digits alone are guessed.'
  const core = password.toLowerCase().replace(/[^a-z]/g, '')
  if (WORDS.includes(core) && password.length < 16) return 'That is on every list.'
  return core !== '' && core === email.split('@')[0]?.toLowerCase() ? 'That is your name.' : null
}
