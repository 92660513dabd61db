import { isoTime } from '@fruit/world/clock'
import { yieldAfterReading } from '@fruit/world/documents/yield-after-reading'
import type { RequestDetails } from '@fruit/world/route'
import type { Message } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { basketOf } from '../accounts/queries.ts'
import { PRODUCT_TEXTS } from '../products/queries.ts'
import { translatedRows } from '../resources/translated-rows.ts'
import { countWrongGuess, requireGuessesLeft } from '../visitors/guesses.ts'
import { discountOf } from './coupons.ts'
import { basketRead, couponApplied } from './facts.ts'
import { basketById, itemsIn, productsIn, setCoupon } from './queries.ts'
import { mayReadBasket } from './seams.ts'

/** The basket of the logged-in account; null when it has none. */
export function ownBasketId(visit: Visit): number | null {
  const { world, session } = visit
  return (session && world.db.first(basketOf(session.accountId))?.id) ?? null
}

/** A refusal with the body `{ error }`, which clients show to the customer. */
export function refusal(status: number, error: Message): HttpError {
  return new HttpError(status, error, { body: (say) => ({ error: say(error) }) })
}

/**
 * A basket with its products, in the order in which they were added; `data` is null when no basket has that id.
 *
 * @throws HttpError 403 when it belongs to another account
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
  await yieldAfterReading(visit.world, rows.length)
  const known = translatedRows(visit, rows, PRODUCT_TEXTS)
  const products = new Map(known.map((product) => [product.id, product]))
  // Modifying the rows in place is safe, as nothing else holds them. Copying them takes half of the time for a long
  // basket.
  const Products = items.map((item) => Object.assign(products.get(item.ProductId) ?? {}, { BasketItem: item }))
  await yieldAfterReading(visit.world, Products.length)
  return { status: 'success', data: { ...basket, Products } }
}

/**
 * Sets the coupon of the account's basket. An invalid coupon removes the previous one.
 *
 * @returns the discount in percent
 * @throws HttpError 403 when the basket is not the account's, 404 when the coupon is not valid now, 429 after too many
 * invalid ones
 */
export function applyCoupon(visit: Visit, basketId: number, code: string, request: RequestDetails): object {
  const { world } = visit
  if (basketId !== ownBasketId(visit)) throw refusal(403, 'That basket is not yours, so no coupon goes on it.')
  requireGuessesLeft(world, 'coupon', request)
  const discount = discountOf(world, code)
  world.db.run(setCoupon(basketId, discount === null ? null : code, isoTime(world.clock)))
  if (discount === null) {
    countWrongGuess(world, 'coupon', request)
    throw HttpError.text(404, 'This coupon bears no fruit: it is not valid, or not any more.')
  }
  visit.record(couponApplied, { basketId, code, discount })
  return { discount }
}
