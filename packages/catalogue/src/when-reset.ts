import { type Trigger, when } from '@fruit/challenge-kit/challenge'
import { passwordReset } from '@fruit/shop/accounts/facts'
import type { World } from '@fruit/world/world'

/**
 * What solves a challenge of opening an account by its security question: a new password with the true answer.
 *
 * @param account its key in the cast
 * @param answer as the account was seeded with it, to the letter
 */
export function whenReset(
  account: string,
  answer: (configuration: World['configuration']) => string | undefined,
): Trigger {
  return when(
    passwordReset,
    (reset, { cast, configuration }) => reset.accountId === cast[account]?.id && reset.answer === answer(configuration),
  )
}
