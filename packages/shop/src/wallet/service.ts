import { isoTime } from '@fruit/world/clock'
import type { Message } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { cardToPayWith } from '../cards/service.ts'
import { walletToppedUp } from './facts.ts'
import { balanceOf, putIntoWallet } from './queries.ts'
import { acceptAmount } from './seams.ts'

/**
 * The wallet balance of the logged-in account.
 *
 * @throws HttpError 404 when it has no wallet
 */
export function readBalance({ world, session }: Visit): object {
  const wallet = world.db.first(balanceOf(session!.accountId))
  if (!wallet) throw noWallet()
  return { status: 'success', data: wallet.balance }
}

/** The body of a request to top up the wallet. */
interface TopUp {
  readonly balance?: string | number | undefined
  readonly paymentId?: string | number | null | undefined
}

/**
 * Tops up the wallet of the logged-in account with a card.
 *
 * @param topUp `balance` is the amount, as the interface names it
 * @returns the amount as `data`; clients request the new balance separately
 * @throws HttpError 402 when the card is not the account's or has expired, 400 for an amount that is not allowed, 404
 * when the account has no wallet
 */
export function topUp(visit: Visit, { balance, paymentId }: TopUp): object {
  const { world } = visit
  const { accountId } = visit.session!
  if (!cardToPayWith(world, accountId, paymentId))
    throw refusal(402, 'The payment was not accepted: please choose a card of yours that is still valid.')
  const amount = amountOf(balance)
  if (amount === null || !world.use(acceptAmount)(amount))
    throw refusal(400, 'An amount is from 10 to 1000, with at most two decimals.')
  if (world.db.run(putIntoWallet(accountId, amount, isoTime(world.clock))).changes === 0) throw noWallet()
  visit.record(walletToppedUp, { accountId, amount, balance: world.db.first(balanceOf(accountId))!.balance })
  return { status: 'success', data: amount }
}

function amountOf(sent: string | number | undefined): number | null {
  const amount = typeof sent === 'string' && /^-?\d+(?:\.\d+)?$/.test(sent.trim()) ? Number(sent) : sent
  return typeof amount === 'number' ? amount : null
}

function noWallet(): HttpError {
  return refusal(404, 'There is no wallet for this account.')
}

/** A refusal with the body `{ status, message }`, which clients show to the customer. */
function refusal(status: number, message: Message): HttpError {
  return new HttpError(status, message, { body: (say) => ({ status: 'error', message: say(message) }) })
}
