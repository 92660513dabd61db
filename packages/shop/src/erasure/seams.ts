import { defineSeam } from '@fruit/isomorphic/seam'

/** The checked facts of a request to erase the data of an account. */
export interface ErasureClaim {
  /** True when the sent e-mail is that of the account. */
  readonly emailFits: boolean
  /** True when the answer matches the stored answer to the security question. */
  readonly answerFits: boolean
}

/** Decides whether the data of an account may be erased. */
export const admitErasure = defineSeam(
  'erasure.admit-erasure',
  ({ emailFits, answerFits }: ErasureClaim): boolean => emailFits && answerFits,
)

/**
 * The page in the layout that the form names; null for the shop's own confirmation.
 *
 * @param named the layout in the form
 * @param read reads a file of the world by its path from the folder of templates; null where there is none
 */
export const selectLayout = defineSeam(
  'erasure.select-layout',
  (_named: unknown, _read: (path: string) => string | null): string | null => null,
)
