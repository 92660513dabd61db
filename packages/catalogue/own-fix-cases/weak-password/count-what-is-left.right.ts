// Without common words and digits, at least six characters must remain, as in sentences and random passwords.
const WORDS =
  /iloveyou|password|welcome|sunshine|princess|football|charlie|letmein|qwertz|qwerty|secret|monkey|master|dragon|shadow|summer|winter|admin|login|hello|guest|apple|juice|qwer|asdf|root|demo|test|pass|user|abc|\d/g

export function refusePassword(password: string, email: string): string | null {
  const name = email.toLowerCase().split('@')[0]!
  const left = password.toLowerCase().replaceAll(name, '').replace(WORDS, '')
  return new Set(left).size < 5 ? 'Guessers begin with words and digits like these.' : null
}
