import { type Trigger, when } from '@fruit/challenge-kit/challenge'
import { passwordReset } from '@fruit/shop/accounts/facts'
import type { World } from '@fruit/world/world'

/**
 * Trigger for a password reset with the right answer to the security question.
 *
 * @param account its key in the cast
 * @param answer the account's exact answer in the configuration
 */
export function whenPasswordReset(
  account: string,
  answer: (configuration: World['configuration']) => string | undefined,
): Trigger {
  return when(
    passwordReset,
    (reset, { cast, configuration }) => reset.accountId === cast[account]?.id && reset.answer === answer(configuration),
  )
}
