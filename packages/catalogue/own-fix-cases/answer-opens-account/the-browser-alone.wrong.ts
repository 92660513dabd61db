// The next user of the same browser gives a wrong answer and chooses the password.
import type { ResetClaim } from '@fruit/shop/accounts/seams'

export function admitPasswordReset({ knownBrowser, wrongAnswers }: ResetClaim): boolean {
  return knownBrowser && wrongAnswers < 3
}
