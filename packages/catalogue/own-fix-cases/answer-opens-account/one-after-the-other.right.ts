// Both must be so, and nobody goes on guessing from a browser that is known either.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset(claim: ResetClaim): boolean {
  if (!claim.knownBrowser) return false
  if (claim.wrongAnswers >= 10) return false
  return claim.answerFits
}
