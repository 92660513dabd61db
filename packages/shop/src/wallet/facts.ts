import { defineFact } from '@fruit/world/visits/fact'

/** A wallet was topped up; `balance` is the new balance. */
export const walletToppedUp = defineFact<{ accountId: number; amount: number; balance: number }>('wallet.topped-up')
