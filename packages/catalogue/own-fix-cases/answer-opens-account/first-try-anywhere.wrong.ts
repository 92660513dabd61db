// The browser is not checked before the first wrong answer, so an attacker who knows the answer needs one attempt.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ answerFits, wrongAnswers, knownBrowser }: ResetClaim): boolean {
  if (!answerFits) return false
  return knownBrowser || wrongAnswers === 0
}
