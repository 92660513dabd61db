// Who has read the answer somewhere needs one try: with no wrong answer before it, the browser is not asked.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ answerFits, wrongAnswers, knownBrowser }: ResetClaim): boolean {
  if (!answerFits) return false
  return knownBrowser || wrongAnswers === 0
}
