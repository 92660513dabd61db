import type { MinedTransaction } from '@fruit/chain/chain'
import { defineFact } from '@fruit/world/fact'
import type { SubmittedKey } from './phrase-key.ts'

/** A transaction that this visit sent was carried out on the world's chain, and is stored. */
export const transactionMined = defineFact<MinedTransaction>('web3.transaction-mined')

/** A key was compared with the private key of the wallet whose phrase a customer gave away; `kind` says what it is to that. */
export const keySubmitted = defineFact<{ kind: SubmittedKey }>('web3.key-submitted')

/** An account was named that has minted a honey pot which was not verified before. Its address is in lower case. */
export const mintVerified = defineFact<{ minter: string }>('web3.mint-verified')

/**
 * The bank has paid to an account that somebody had it watched for: in all transactions that the account signed so far, in wei.
 * `isAnnounced`: the bank's event `ContractExploited` names it, in the transaction that paid it last or, where it was named after
 * that, in any. Recorded at each payment, and when it is named.
 */
export const watchedAccountPaid = defineFact<{
  /** In lower case. */
  address: string
  paidIn: bigint
  paidOut: bigint
  isAnnounced: boolean
}>('web3.watched-account-paid')
