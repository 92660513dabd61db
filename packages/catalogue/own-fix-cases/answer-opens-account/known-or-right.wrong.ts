// A known browser alone is enough, and so is an answer.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ answerFits, knownBrowser, wrongAnswers }: ResetClaim): boolean {
  return (answerFits && wrongAnswers === 0) || knownBrowser
}
