import type { MinedTransaction } from '@fruit/chain/chain'
import { defineFact } from '@fruit/world/fact'

/** A transaction that this visit sent was carried out on the world's chain, and is stored. */
export const transactionMined = defineFact<MinedTransaction>('web3.transaction-mined')
