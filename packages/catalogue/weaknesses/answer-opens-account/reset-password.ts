import type { Attacker } from '@fruit/challenge-kit/proof'

/** Asks for a new password as somebody who forgot the old one. */
export function resetPassword(attacker: Attacker, email: string, answer: string, more: object = {}) {
  const password = 'a stolen password'
  return attacker.post('/rest/user/reset-password', { email, answer, new: password, repeat: password, ...more })
}
