// All other questions remain vulnerable.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ questionId, answerFits }: ResetClaim): boolean {
  return questionId !== 7 && answerFits
}
