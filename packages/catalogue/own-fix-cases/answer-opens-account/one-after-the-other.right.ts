// Requires both, and limits guesses in a known browser too.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset(claim: ResetClaim): boolean {
  if (!claim.knownBrowser) return false
  if (claim.wrongAnswers >= 10) return false
  return claim.answerFits
}
