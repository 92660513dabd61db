import { isoTime } from '@fruit/world/clock'
import { afterReading } from '@fruit/world/long-lists'
import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import type { Saying } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { basketOf } from '../accounts/queries.ts'
import { PRODUCT_TEXTS } from '../products/queries.ts'
import { translatedRows } from '../resources/translated-rows.ts'
import { noteWrongGuess, requireGuess } from '../visitors/guesses.ts'
import { discountOf } from './coupons.ts'
import { basketRead, couponApplied } from './facts.ts'
import { basketById, itemsIn, productsIn, setCoupon } from './queries.ts'
import { mayReadBasket } from './seams.ts'

/** The basket of the account that is signed in; null when it has none. */
export function ownBasketId(visit: Visit): number | null {
  const { world, session } = visit
  return (session && world.db.first(basketOf(session.accountId))?.id) ?? null
}

/** A refusal that clients show to the customer. */
export function refusal(status: number, error: Saying): Refusal {
  return new Refusal(status, error, { body: (say) => ({ error: say(error) }) })
}

/**
 * A basket with the products in it, in the order in which they were put there; null when there is none of that id.
 *
 * @throws Refusal 403 when it is somebody else's
 */
export async function readBasket(visit: Visit, id: number): Promise<object> {
  const { db } = visit.world
  const own = ownBasketId(visit)
  const basket = db.first(basketById(id))
  if (!basket) return { status: 'success', data: null }
  if (!visit.world.use(mayReadBasket)(id, own)) throw refusal(403, 'That basket belongs to somebody else.')
  visit.record(basketRead, { basketId: id, ownBasketId: own })
  const items = db.all(itemsIn(id))
  const rows = db.all(productsIn(id))
  await afterReading(rows.length)
  const known = translatedRows(visit, rows, PRODUCT_TEXTS)
  const products = new Map(known.map((product) => [product.id, product]))
  // Nothing else holds these rows, and copying them is half of the work in a long basket.
  const Products = items.map((item) => Object.assign(products.get(item.ProductId) ?? {}, { BasketItem: item }))
  await afterReading(Products.length)
  return { status: 'success', data: { ...basket, Products } }
}

/**
 * Puts a coupon on the account's basket. One that is not valid takes the coupon before off.
 *
 * @returns the discount in percent
 * @throws Refusal 403 when the basket is not the account's, 404 when the coupon is not valid now, 429 after too
 * many that were not
 */
export function applyCoupon(visit: Visit, basketId: number, code: string, request: RequestDetails): object {
  const { world } = visit
  if (basketId !== ownBasketId(visit)) throw refusal(403, 'That basket is not yours, so no coupon goes on it.')
  requireGuess(world, 'coupon', request)
  const discount = discountOf(world, code)
  world.db.run(setCoupon(basketId, discount === null ? null : code, isoTime(world.clock)))
  if (discount === null) {
    noteWrongGuess(world, 'coupon', request)
    throw Refusal.text(404, 'This coupon bears no fruit: it is not valid, or not any more.')
  }
  visit.record(couponApplied, { basketId, code, discount })
  return { discount }
}
