import { locateDecal } from '@fruit/isomorphic/deluxe/seams'
import { isoTime } from '@fruit/world/clock'
import type { Message } from '@fruit/world/texts/texts'
import type { Session, Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { deluxeTokenOf, isDeluxe } from '../accounts/deluxe.ts'
import { accountById, makeDeluxe } from '../accounts/queries.ts'
import { renewToken } from '../accounts/service.ts'
import { cardToPayWith } from '../cards/service.ts'
import { takeFromWallet } from '../wallet/queries.ts'
import { resolveRedirect } from './decal.ts'
import { decalShown, membershipTaken } from './facts.ts'
import { choosePayment, type Payment } from './seams.ts'

/** In the currency of the shop. */
const MEMBERSHIP_COST = 49

/**
 * The price of the deluxe membership for a customer.
 *
 * @throws HttpError 400 when the visitor is a member already or can't become one
 */
export function offerMembership({ world, session }: Visit): object {
  checkEligible(world, session)
  return { status: 'success', data: { membershipCost: MEMBERSHIP_COST } }
}

/** The body of a request to pay for a membership. */
interface MembershipPayment {
  readonly paymentMode?: unknown
  readonly paymentId?: unknown
}

/**
 * Makes the logged-in customer a deluxe member and charges the membership.
 *
 * @returns a new token, because tokens contain the role
 * @throws HttpError 400 when the visitor is a member already or can't become one, or the payment is rejected
 */
export async function takeMembership(visit: Visit, { paymentMode, paymentId }: MembershipPayment): Promise<object> {
  const { world } = visit
  checkEligible(world, visit.session)
  const { accountId } = visit.session!
  const payment = world.use(choosePayment)(paymentMode)
  if (!payment) throw refusal('Please pay from your wallet or with one of your cards.')
  world.db.transaction(() => {
    pay(world, accountId, payment, paymentId)
    const { email } = world.db.first(accountById(accountId))!
    world.db.run(makeDeluxe(accountId, deluxeTokenOf(world, email ?? ''), isoTime(world.clock)))
  })
  visit.record(membershipTaken, { accountId, mode: paymentMode, paid: payment })
  const token = await renewToken(world, accountId)
  return {
    status: 'success',
    data: { confirmation: visit.translate('Welcome to the deluxe side of the orchard!'), token },
  }
}

/** Records that a browser's membership page requested a picture. */
export async function reportDecal(visit: Visit, decal: string): Promise<void> {
  const { world } = visit
  const address = world.use(locateDecal)(decal)
  visit.record(decalShown, { decal, address, leadsTo: address === null ? null : await resolveRedirect(world, address) })
}

/** @throws HttpError 400 to all but customers without a membership */
function checkEligible(world: World, session: Session | null): void {
  if (isDeluxe(world, session)) throw refusal('You are a deluxe member already.')
  // Another request may have changed the account since the session was checked.
  const account = session && world.db.first(accountById(session.accountId))
  if (account?.role !== 'customer') throw refusal('Only customers who are signed in can become deluxe members.')
}

function pay(world: World, accountId: number, payment: Payment, cardId: unknown): void {
  if (payment === 'card' && !cardToPayWith(world, accountId, cardId))
    throw refusal('That card will not do: please choose one of yours that is still valid.')
  if (payment !== 'wallet') return
  const taken = world.db.run(takeFromWallet(accountId, MEMBERSHIP_COST, isoTime(world.clock)))
  if (taken.changes === 0) throw refusal('There is not enough in your wallet for a membership.')
}

function refusal(error: Message): HttpError {
  return new HttpError(400, error, { body: (say) => ({ status: 'error', error: say(error) }) })
}
