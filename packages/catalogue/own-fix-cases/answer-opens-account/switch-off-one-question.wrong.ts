// Every other question is as open as before.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ questionId, answerFits }: ResetClaim): boolean {
  return questionId !== 7 && answerFits
}
