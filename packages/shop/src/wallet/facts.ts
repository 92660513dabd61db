import { defineFact } from '@fruit/world/fact'

/** An account put an amount into its wallet; `balance` is what was in it then. */
export const walletToppedUp = defineFact<{ accountId: number; amount: number; balance: number }>('wallet.topped-up')
