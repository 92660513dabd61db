import { defineSeam } from '@fruit/isomorphic/seam'

/** What is known of whoever asks for the data of an account to be erased. */
export interface ErasureClaim {
  /** Whether the e-mail that was sent is that of the account. */
  readonly emailFits: boolean
  /** Whether the answer is the one that the account gave to its security question. */
  readonly answerFits: boolean
}

/** Whether data may be erased on the word of somebody. */
export const admitErasure = defineSeam(
  'erasure.admit-erasure',
  ({ emailFits, answerFits }: ErasureClaim): boolean => emailFits && answerFits,
)

/**
 * What is shown in place of the shop's own confirmation, where the form names a layout; null for the shop's own.
 *
 * @param named what the form says
 * @param read the text of a file of the world by its path from the folder of the templates; null where there is none
 */
export const selectLayout = defineSeam(
  'erasure.select-layout',
  (_named: unknown, _read: (path: string) => string | null): string | null => null,
)
