import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import { isDeluxe } from '../accounts/deluxe.ts'

/** In the currency of the shop. */
const MEMBERSHIP_COST = 49

/**
 * What the deluxe membership costs a customer.
 *
 * @throws Refusal 400 when the visitor is a member already, or can't become one
 */
export function offerMembership({ world, session }: Visit): object {
  if (isDeluxe(world, session)) throw refusal('You are a deluxe member already.')
  if (session?.role !== 'customer') throw refusal('Only customers who are signed in can become deluxe members.')
  return { status: 'success', data: { membershipCost: MEMBERSHIP_COST } }
}

function refusal(error: string): Refusal {
  return new Refusal(400, error, { body: { status: 'error', error } })
}
