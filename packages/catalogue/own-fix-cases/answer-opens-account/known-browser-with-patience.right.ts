// Requires both, and allows ten attempts.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ answerFits, knownBrowser, wrongAnswers }: ResetClaim): boolean {
  return knownBrowser && answerFits && wrongAnswers < 10
}
