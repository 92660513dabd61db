// Either a known browser or the right answer is enough.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ answerFits, knownBrowser, wrongAnswers }: ResetClaim): boolean {
  return (answerFits && wrongAnswers === 0) || knownBrowser
}
