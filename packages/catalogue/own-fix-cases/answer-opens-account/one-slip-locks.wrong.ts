// After one typo in their own browser, customers are refused for an hour despite the right answer.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset(claim: ResetClaim): boolean {
  return claim.knownBrowser && claim.answerFits && claim.wrongAnswers < 1
}
