import type { MinedTransaction } from '@fruit/chain/chain'
import { defineFact } from '@fruit/world/visits/fact'
import type { SubmittedKey } from './phrase-key.ts'

/** A transaction of this visit was executed on the world's chain and stored. */
export const transactionMined = defineFact<MinedTransaction>('web3.transaction-mined')

/** A key was compared with the private key of the wallet whose phrase a customer leaked; `kind` is the result. */
export const keySubmitted = defineFact<{ kind: SubmittedKey }>('web3.key-submitted')

/** An account was verified that minted a honey pot which was not verified before. The address is in lower case. */
export const mintVerified = defineFact<{ minter: string }>('web3.mint-verified')

/**
 * The bank paid a watched account. Amounts are in wei and cover all transactions that the account has signed.
 * `isAnnounced`: the bank's event `ContractExploited` names the account, in the last paying transaction or, at
 * registration, in any. Recorded at each payment and when the account is registered.
 */
export const watchedAccountPaid = defineFact<{
  /** In lower case. */
  address: string
  paidIn: bigint
  paidOut: bigint
  isAnnounced: boolean
}>('web3.watched-account-paid')
