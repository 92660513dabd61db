import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import type { Saying } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { cardToPayWith } from '../cards/service.ts'
import { walletToppedUp } from './facts.ts'
import { balanceOf, putIntoWallet } from './queries.ts'
import { acceptAmount } from './seams.ts'

/**
 * How much is in the wallet of the account that is signed in.
 *
 * @throws Refusal 404 when it has no wallet
 */
export function readBalance({ world, session }: Visit): object {
  const wallet = world.db.first(balanceOf(session!.accountId))
  if (!wallet) throw noWallet()
  return { status: 'success', data: wallet.balance }
}

/** What a client sends to put money into a wallet. */
interface TopUp {
  readonly balance?: string | number | undefined
  readonly paymentId?: string | number | null | undefined
}

/**
 * Puts an amount, paid with a card, into the wallet of the account that is signed in.
 *
 * @param topUp `balance` is the amount, as clients of the interface name it
 * @returns as `data` the amount as it was sent; clients ask for the balance anew
 * @throws Refusal 402 when the card is not the account's or has expired, 400 for an amount that will not do, 404 when
 * the account has no wallet
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

function noWallet(): Refusal {
  return refusal(404, 'There is no wallet for this account.')
}

/** A refusal that clients show to the customer. */
function refusal(status: number, message: Saying): Refusal {
  return new Refusal(status, message, { body: (say) => ({ status: 'error', message: say(message) }) })
}
