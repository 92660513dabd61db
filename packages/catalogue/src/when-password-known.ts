import { type Trigger, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'

/**
 * Trigger for a login with the right password. It applies when the player has found the password and needs no vulnerability.
 *
 * @param account its key in the cast
 */
export function whenPasswordKnown(account: string): Trigger {
  return when(passwordAccepted, ({ accountId }, { cast }) => accountId === cast[account]?.id)
}
