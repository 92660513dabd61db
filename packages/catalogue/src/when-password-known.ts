import { type Trigger, when } from '@fruit/challenge-kit/challenge'
import { passwordAccepted } from '@fruit/shop/accounts/facts'

/**
 * What makes a login as somebody a shortcut: whoever knows the password needs no hole.
 *
 * @param account its key in the cast
 */
export function whenPasswordKnown(account: string): Trigger {
  return when(passwordAccepted, ({ accountId }, { cast }) => accountId === cast[account]?.id)
}
