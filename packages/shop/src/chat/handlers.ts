import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import MiniSearch from 'minisearch'
import { couponCode, couponMonth } from '../basket/coupons.ts'
import { productsForSale } from '../products/queries.ts'
import { couponHandedOut } from './facts.ts'
import { mayHandOutCoupon } from './seams.ts'
import { forgiven, wordsOf } from './understanding.ts'

/** Collection of documents: number of coupon requests per account and month. */
const COUPON_REQUESTS = 'coupon-requests'

type CouponRequests = { _id: string; accountId: number; month: string; asked: number }

/** Discount of the bot's coupons, in percent. */
const BOT_DISCOUNT = 10

/** A customer who may still get a coupon after this many further requests can get coupons without end. */
const MANY_REQUESTS = 1000

/** Test suites of the interface compare this text. */
export const TEST_ANSWER = '3be2e438b7f3d04c89d7749f727bb3bd'

const MAX_PRICES = 3

/** Counts a coupon request and returns the number of earlier requests of this month. */
export function countCouponRequest({ world }: Visit, accountId: number): number {
  const month = couponMonth(world.clock.now())
  const [known] = world.documents.find<CouponRequests>(COUPON_REQUESTS, { accountId, month })
  if (known) world.documents.update(COUPON_REQUESTS, { _id: known._id }, { $inc: { asked: 1 } })
  else world.documents.insert(COUPON_REQUESTS, { accountId, month, asked: 1 })
  return known?.asked ?? 0
}

/** A sentence with a coupon of this month; null when the customer gets none. */
export async function handOutCoupon(visit: Visit, accountId: number, askedBefore: number): Promise<string | null> {
  const { world } = visit
  if (!(await world.call(mayHandOutCoupon, askedBefore))) return null
  const code = couponCode(world.clock.now(), BOT_DISCOUNT)
  const isEndless = await world.call(mayHandOutCoupon, askedBefore + MANY_REQUESTS)
  visit.record(couponHandedOut, { accountId, askedBefore, isEndless, code })
  return visit.translate(
    messageWith('Oh, peel it. Take {{percent}}% off with this one, it keeps until the end of the month: {{code}}', {
      percent: BOT_DISCOUNT,
      code,
    }),
  )
}

/** The prices of the products that the customer's words match best. */
export function priceOf(visit: Visit, said: string): string {
  const { world } = visit
  const products = world.db.all(productsForSale())
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  index.addAll(products.map(({ id, name }) => ({ id, name })))
  const found = index.search(said, { fuzzy: forgiven, combineWith: 'OR' })
  const best = found.filter(({ score }) => score > found[0]!.score * 0.7).slice(0, MAX_PRICES)
  if (best.length === 0)
    return visit.translate('I could not find such a product in our range. What is it called on the shelf?')
  const byId = new Map(products.map((product) => [product.id, product]))
  return best
    .map(({ id }) => byId.get(id as number)!)
    .map(({ name, price }) =>
      visit.translate(messageWith('{{name}} costs {{price}}¤.', { name, price: price.toFixed(2) })),
    )
    .join(' ')
}
