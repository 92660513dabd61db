import type { MinedTransaction } from '@fruit/chain/chain'
import { RpcFailure } from '@fruit/chain/rpc-failure'
import { CONTRACTS } from '@fruit/isomorphic/web3/contracts'
import { HttpResponse } from '@fruit/world/route'
import { type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { CONTRACT_EXPLOITED, NFT_MINTED, type Topic, topicOf } from './events.ts'
import { keySubmitted, mintVerified, transactionMined, watchedAccountPaid } from './facts.ts'
import type { Goals } from './goals.ts'
import { classifyKey, type SubmittedKey } from './phrase-key.ts'

/** Verified minters, one document for each honey pot. */
const VERIFIED = 'verifiedMints'
/** Accounts whose payments from the bank are watched; `_id` is the address. */
const WATCHED = 'watchedAccounts'
const MAX_WATCHED = 500
/** Ether that the shop gave away, one document for each gift. */
const GIFTS = 'etherGifts'
const MAX_GIFTS = 200
const ETHER = 10n ** 18n
/** Balance of an account after a gift. */
const TOP_UP_BALANCE = 10n * ETHER
/** An account with at least this balance gets nothing. */
const SUFFICIENT_BALANCE = ETHER

type Address = `0x${string}`

/** In lower case, as the chain returns addresses. */
const BANK = CONTRACTS.walletBank.address.toLowerCase() as Address

const MESSAGES: Readonly<Record<SubmittedKey, Message>> = {
  right: 'This is the key. The NFT is unlocked.',
  address: 'This is the public address of the wallet: everybody knows it, and it opens nothing.',
  'public key': 'This is the public key of the wallet. Look for the private one, from which it was made.',
  other: 'This is not the private key of the wallet.',
}

/** Compares a key with that of the wallet; the status is 401 for a wrong one. */
export function submitKey(visit: Visit, goals: Goals, privateKey = ''): object {
  const kind = classifyKey(privateKey)
  visit.record(keySubmitted, { kind })
  const body = {
    success: kind === 'right',
    message: visit.translate(MESSAGES[kind]),
    status: goals.rowFor(visit, keySubmitted),
  }
  return new HttpResponse(kind === 'right' ? 200 : 401, body)
}

/**
 * Confirms that the shop listens for new honey pots. Nothing has to be started, because the chain keeps its events.
 *
 * @throws HttpError 500 when the chain does not respond
 */
export async function listenForMints(visit: Visit): Promise<object> {
  await fromChain(visit, 'eth_blockNumber', [])
  return { success: true, message: visit.translate('The shop hears of each new honey pot.') }
}

/**
 * Checks whether an account has minted more honey pots than were verified before.
 *
 * @throws HttpError 500 when the chain does not respond
 */
export async function verifyMint(visit: Visit, goals: Goals, walletAddress = ''): Promise<object> {
  const minter = addressIn(walletAddress)
  const minted = minter ? (await eventsOf(visit, CONTRACTS.honeyPot.address, NFT_MINTED, minter)).length : 0
  const { documents } = visit.world
  // No await from here to the end, so that no honey pot is verified twice.
  const success = minter !== null && minted > documents.find(VERIFIED, { minter }).length
  if (success) {
    documents.insert(VERIFIED, { minter })
    visit.record(mintVerified, { minter })
  }
  const message: Message = success
    ? 'A honey pot was minted by this wallet. Enjoy it!'
    : 'No honey pot that we have not seen yet was minted by this wallet.'
  return { success, message: visit.translate(message), status: goals.rowFor(visit, mintVerified) }
}

/**
 * Watches the bank's payments to an account from now on, and records earlier ones.
 *
 * @throws HttpError 500 when the chain does not respond
 */
export async function watchAccount(visit: Visit, walletAddress = ''): Promise<object> {
  const address = addressIn(walletAddress)
  if (address) {
    const { documents } = visit.world
    if (documents.find(WATCHED, { _id: address }).length === 0) {
      const [oldest] = documents.count(WATCHED) >= MAX_WATCHED ? documents.find(WATCHED) : []
      if (oldest) documents.remove(WATCHED, { _id: oldest._id })
      documents.insert(WATCHED, { _id: address })
    }
    const announced = await eventsOf(visit, CONTRACTS.walletBank.address, CONTRACT_EXPLOITED, address)
    recordPayouts(visit, address, announced.length > 0)
  }
  return { success: true, message: visit.translate('We keep an eye on what the bank pays to this wallet.') }
}

/** Records a transaction that a visit sent, and the bank's payments to a watched account. */
export function recordTransaction(visit: Visit, mined: MinedTransaction): void {
  visit.record(transactionMined, mined)
  const { from, transfers, logs } = mined
  if (!transfers.some((transfer) => transfer.from === BANK)) return
  if (visit.world.documents.find(WATCHED, { _id: from }).length === 0) return
  const [event, about] = [CONTRACT_EXPLOITED, topicOf(from)]
  const isAnnounced = logs.some(({ address, topics }) => address === BANK && topics[0] === event && topics[1] === about)
  recordPayouts(visit, from, isAnnounced)
}

function recordPayouts(visit: Visit, address: Address, isAnnounced: boolean): void {
  let paidIn = 0n
  let paidOut = 0n
  for (const { from, value } of visit.world.chain.transfers(BANK, address)) {
    if (from === BANK) paidOut += value
    else paidIn += value
  }
  if (paidOut > 0n) visit.record(watchedAccountPaid, { address, paidIn, paidOut, isAnnounced })
}

/**
 * Tops up an account that has less than 1 ether to 10.
 *
 * @returns the new balance in wei
 * @throws HttpError 400 for an invalid address, 409 for an account that has enough or when the gifts are used up, 500
 * when the chain does not respond
 */
export async function giveEther(visit: Visit, walletAddress = ''): Promise<object> {
  const { world } = visit
  const address = addressIn(walletAddress)
  if (!address) throw new HttpError(400, 'Please send the address of an account: 0x and 40 hexadecimal digits.')
  const before = BigInt((await fromChain(visit, 'eth_getBalance', [address, 'latest'])) as string)
  if (before >= SUFFICIENT_BALANCE) throw new HttpError(409, 'This account has at least 1 ether. That will do for now.')
  if (world.documents.count(GIFTS) >= MAX_GIFTS)
    throw new HttpError(
      409,
      messageWith('This shop has given ether away {{most}} times. A new shop has more.', { most: MAX_GIFTS }),
    )
  world.documents.insert(GIFTS, { address })
  await withChainErrors(() => world.chain.pay(address, TOP_UP_BALANCE - before))
  return { status: 'success', data: { balance: String(TOP_UP_BALANCE) } }
}

/** An address in lower case, as the chain returns them; null when it is invalid. */
function addressIn(text: string): Address | null {
  const address = text.trim().toLowerCase()
  return /^0x[0-9a-f]{40}$/.test(address) ? (address as Address) : null
}

/** A contract's events since the first block whose first indexed value is an address. */
async function eventsOf(visit: Visit, contract: Address, event: Topic, about: Address): Promise<readonly unknown[]> {
  const filter = { address: contract, topics: [event, topicOf(about)], fromBlock: 'earliest', toBlock: 'latest' }
  return (await fromChain(visit, 'eth_getLogs', [filter])) as readonly unknown[]
}

/** @throws HttpError 500 when the chain refuses or does not respond */
function fromChain({ world }: Visit, method: string, params: readonly unknown[]): Promise<unknown> {
  return withChainErrors(() => world.chain.request(method, params))
}

async function withChainErrors<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RpcFailure) throw HttpError.text(500, 'The chain does not answer. Please try again.')
    throw error
  }
}
