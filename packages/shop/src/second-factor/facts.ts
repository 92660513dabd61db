import { defineFact } from '@fruit/world/fact'

/** An account got a second factor. */
export const secondFactorSetUp = defineFact<{ accountId: number }>('second-factor.second-factor-set-up')

/** An account lost its second factor. */
export const secondFactorRemoved = defineFact<{ accountId: number }>('second-factor.second-factor-removed')
