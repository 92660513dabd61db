import type { PlainText } from '@fruit/world/texts/texts'

/** Words that occur in most of the passwords in published leaks. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'abc abcd abcde access admin administrator apple asdf asdfgh banana baseball batman changeme charlie cheese ' +
    'computer default demo donald dragon flower football freedom guest hello hockey hunter iloveyou internet jordan ' +
    'juice killer letmein login lovely master michael monkey mustang orange pass passw password princess qazwsx qwer ' +
    'qwert qwerty qwertyuiop qwertz root secret shadow sommer starwars summer sunshine superman system test tester ' +
    'trustno welcome whatever winter zxcvbn'
  ).split(' '),
)

/** Characters that password crackers read as letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/**
 * Returns the reason why a password is easy to guess, or null. Easy passwords are a common word or the name in the
 * e-mail, even with other characters around it, one repeated character, and at most 12 digits.
 */
export function easyPassword(password: string, email: string): string | null {
  const written = password.toLowerCase()
  if (/^(.)\1*$/u.test(written)) return 'The same character over and over is no password.' satisfies PlainText
  if (/^\d{1,12}$/.test(written)) return 'A password needs more than a few digits.' satisfies PlainText
  const name = email.split('@')[0]!.toLowerCase()
  const read = written.replace(/[01345@$]/g, (sign) => LOOKALIKES[sign]!)
  for (const core of [written, read]
    .map((text) => text.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, ''))
    .concat(lettersOf(written))) {
    if (COMMON.has(core)) return 'That password is on every list of common ones.' satisfies PlainText
    if (core !== '' && core === lettersOf(name))
      return 'A password must not be the name in the e-mail.' satisfies PlainText
  }
  return null
}

/** The letters of a text, without all other characters. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}
