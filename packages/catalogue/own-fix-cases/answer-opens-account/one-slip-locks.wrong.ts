// A customer at the own browser who mistypes once is refused for an hour, with the right answer.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset(claim: ResetClaim): boolean {
  return claim.knownBrowser && claim.answerFits && claim.wrongAnswers < 1
}
