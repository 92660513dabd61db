import { defineFact } from '@fruit/world/visits/fact'

/** A second factor was set up for an account. */
export const secondFactorSetUp = defineFact<{ accountId: number }>('second-factor.second-factor-set-up')

/** The second factor of an account was removed. */
export const secondFactorRemoved = defineFact<{ accountId: number }>('second-factor.second-factor-removed')
