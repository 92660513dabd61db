/** Words that most of the passwords in published leaks are made of; the full list has thousands. */
const COMMON =
  'abc admin changeme default demo dragon football guest hello iloveyou juice letmein login master monkey pass password princess qwerty root secret summer sunshine system test welcome winter'

/** Why an account may not have a password; null when it may. How long one may be, the form says. */
export function refusePassword(password: string, email: string): string | null {
  if (/^\d{1,12}$/.test(password) || /^(.)\1*$/u.test(password)) return 'That is guessed in no time.'
  const written = password.toLowerCase()
  const read = written.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's')
  const cores = [written, read].map((text) => text.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, ''))
  const guesses = [...COMMON.split(' '), email.toLowerCase().replace(/@.*/s, '')]
  return cores.some((core) => core !== '' && guesses.includes(core))
    ? 'Whoever guesses passwords begins with words and names like that.'
    : null
}
