import type { InputOf } from '@fruit/contracts/call'
import type { checkout, Order } from '@fruit/contracts/calls/orders'
import { CAMPAIGNS, type Campaign } from '@fruit/isomorphic/campaigns'
import { isoTime } from '@fruit/world/clock'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Session, Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { isDeluxe } from '../accounts/deluxe.ts'
import { addressOf } from '../addresses/queries.ts'
import { discountOf } from '../basket/coupons.ts'
import { amountDue, discountOn, priceLine, sumOf, unitPrice } from '../basket/pricing.ts'
import { checkQuantity } from '../basket/quantities.ts'
import { type BasketRow, basketById, setCoupon } from '../basket/queries.ts'
import { isForSale } from '../basket/seams.ts'
import { ownBasketId, refusal } from '../basket/service.ts'
import { cardToPayWith } from '../cards/service.ts'
import { deliveryById } from '../deliveries/queries.ts'
import { putIntoWallet, takeFromWallet } from '../wallet/queries.ts'
import { orderPlaced } from './facts.ts'
import { maskVowels, newOrderId, ORDERS } from './order.ts'
import * as queries from './queries.ts'
import { acceptCampaign, type CampaignClaim, checkOrderDetails, type OrderDetails } from './seams.ts'

type CheckoutBody = InputOf<typeof checkout>['body']

/** The `paymentId` of a payment from the wallet. */
const WALLET = 'wallet'

/** The discount on the items of an order. */
interface Discount {
  readonly percent: number
  readonly coupon: { code: string; percent: number } | null
  readonly campaign: Campaign | null
}

/**
 * Places an order for the items in the account's basket. It updates the stock, charges the wallet where that pays,
 * credits the bonus, empties the basket and stores the order, all in one synchronous transaction. The products for sale
 * are determined before it.
 *
 * @throws HttpError 403 when the basket is not the account's; 400 when it is empty, contains products that can't be
 * ordered, or the coupon, address, delivery or card is rejected; 402 when the wallet's balance is too low
 */
export async function placeOrder(visit: Visit, basketId: number, wanted: CheckoutBody): Promise<object> {
  const { world } = visit
  const session = visit.session!
  if (basketId !== ownBasketId(visit)) throw refusal(403, 'That basket is not yours, so you cannot order it.')
  const offer = await campaignOffer(visit, wanted.couponData)
  const shelf = await forSale(world, basketId)
  const basket = world.db.first(basketById(basketId))!
  const discount = discountFor(visit, basket, offer)
  const { orderId, totalPrice, products, paymentId } = world.db.transaction(() => {
    const order = draftOrder(visit, session, basketId, shelf, discount.percent, wanted.orderDetails ?? {})
    settle(visit, order)
    const time = order.createdAt
    for (const { id, quantity } of order.products) world.db.run(queries.takeFromStock(id, quantity, time))
    world.db.run(queries.emptyBasket(basketId))
    if (basket.coupon !== null) world.db.run(setCoupon(basketId, null, time))
    world.documents.insert(ORDERS, order)
    return order
  })
  visit.record(orderPlaced, {
    orderId,
    accountId: session.accountId,
    basketId,
    products: products.map(({ id, quantity }) => ({ productId: id, quantity })),
    totalPrice,
    paymentId,
    coupon: discount.coupon,
    campaign: discount.campaign,
  })
  return { orderConfirmation: orderId }
}

/** The campaign that a client names; `isGood`: it is valid now. */
interface Offer extends CampaignClaim {
  readonly isGood: boolean
}

async function campaignOffer({ world }: Visit, couponData: CheckoutBody['couponData']): Promise<Offer | null> {
  const claim = readCampaignClaim(couponData)
  return claim && { ...claim, isGood: await world.call(acceptCampaign, claim, world.clock.now()) }
}

/**
 * The discount on an order: from the coupon on the basket, or else from the campaign that the client names.
 *
 * A customer must not pay more than was shown: when a discount has expired in the meantime, the order is refused.
 *
 * @throws HttpError 400 when the month of the coupon, or the day of the campaign, is over
 */
function discountFor(visit: Visit, { id, coupon }: BasketRow, offer: Offer | null): Discount {
  const { world } = visit
  if (coupon !== null) {
    const percent = discountOf(world, coupon)
    if (percent !== null) return { percent, coupon: { code: coupon, percent }, campaign: null }
    world.db.run(setCoupon(id, null, isoTime(world.clock)))
    throw refusal(
      400,
      'The coupon on your basket is not valid any more, so we took it off. Please look at the total again.',
    )
  }
  if (!offer) return { percent: 0, coupon: null, campaign: null }
  const { campaign, claimedDay, isGood } = offer
  if (isGood) return { percent: campaign.discount, coupon: null, campaign }
  if (claimedDay === campaign.validOn)
    throw refusal(400, messageWith('The coupon {{code}} is not for today. Please order without it.', campaign))
  return { percent: 0, coupon: null, campaign: null }
}

type NewOrder = Omit<Order, '_id'> & { UserId: number; createdAt: string; paymentId: string | null }

/** The order to store for a basket, with the current prices and stock. */
function draftOrder(
  visit: Visit,
  session: Session,
  basketId: number,
  shelf: ReadonlySet<string>,
  percent: number,
  details: NonNullable<CheckoutBody['orderDetails']>,
): NewOrder {
  const { world } = visit
  const lines = world.db.all(queries.linesOf(basketId))
  if (lines.length === 0) throw refusal(400, 'Your basket is empty. Put something into it first.')
  for (const line of lines) checkLine(visit, line, shelf)
  const deluxe = isDeluxe(world, session)
  const products = lines.map((line) => ({
    quantity: line.wanted,
    id: line.productId,
    name: line.name,
    ...priceLine(line, line.wanted, deluxe),
  }))
  const { total, bonus } = sumOf(products)
  const delivery = chosenDelivery(visit, session, details)
  const deliveryPrice = delivery ? unitPrice(delivery, deluxe) : 0
  const promotion = discountOn(total, percent)
  return {
    promotionalAmount: promotion === 0 ? '0' : promotion.toFixed(2),
    paymentId: isMissing(details.paymentId) ? null : String(details.paymentId),
    addressId: details.addressId ?? null,
    orderId: newOrderId(session.email, world.random),
    delivered: false,
    email: maskVowels(session.email),
    totalPrice: amountDue(total, percent, deliveryPrice),
    products,
    bonus,
    deliveryPrice,
    eta: String(delivery?.eta ?? DAYS_WITHOUT_METHOD),
    createdAt: isoTime(world.clock),
    UserId: session.accountId,
  }
}

/** The products of a basket that are for sale. Runs before the transaction, which must be synchronous. */
async function forSale(world: World, basketId: number): Promise<ReadonlySet<string>> {
  const shelf = new Set<string>()
  for (const line of world.db.all(queries.linesOf(basketId)))
    if (await world.call(isForSale, { id: line.productId, deletedAt: line.deletedAt })) shelf.add(shelfKey(line))
  return shelf
}

function shelfKey({ productId, deletedAt }: queries.BasketLine): string {
  return `${productId} ${deletedAt}`
}

/**
 * @param shelf the products that are for sale
 * @throws HttpError 400 when a product is no longer sold, or the stock is lower than the quantity in the basket
 */
function checkLine(visit: Visit, line: queries.BasketLine, shelf: ReadonlySet<string>): void {
  if (!shelf.has(shelfKey(line)))
    throw refusal(400, messageWith('We do not sell {{name}} any more. Please take it out of your basket.', line))
  checkQuantity(visit, line, line.wanted)
}

/** In days. An order without a delivery method is free and takes as long as the slowest method. */
const DAYS_WITHOUT_METHOD = 5

/**
 * The delivery method of an order, or undefined when none was chosen. Checks address, delivery and payment.
 *
 * @throws HttpError 400 when one of them is rejected
 */
function chosenDelivery(visit: Visit, session: Session, chosen: NonNullable<CheckoutBody['orderDetails']>) {
  const { db } = visit.world
  const { addressId, deliveryMethodId, paymentId } = chosen
  const delivery = isMissing(deliveryMethodId) ? undefined : db.first(deliveryById(idOf(deliveryMethodId)))
  const address = isMissing(addressId) ? undefined : db.first(addressOf(session.accountId, idOf(addressId)))
  const details: OrderDetails = {
    address: address ? 'own' : isMissing(addressId) ? 'missing' : 'unknown',
    delivery: delivery ? 'offered' : isMissing(deliveryMethodId) ? 'missing' : 'unknown',
    payment: paymentBy(visit, session, paymentId),
  }
  const problem = visit.world.use(checkOrderDetails)(details)
  if (problem !== null) throw refusal(400, literal(problem))
  return delivery
}

function paymentBy({ world }: Visit, session: Session, paymentId: SentId): OrderDetails['payment'] {
  if (isMissing(paymentId)) return 'missing'
  if (paymentId === WALLET) return 'wallet'
  return cardToPayWith(world, session.accountId, paymentId) ? 'own-card' : 'unusable-card'
}

/**
 * Charges the wallet where that pays, and credits the bonus.
 *
 * @throws HttpError 402 when the wallet's balance is too low
 */
function settle({ world }: Visit, { UserId, paymentId, totalPrice, bonus, createdAt }: NewOrder): void {
  if (paymentId === WALLET && world.db.run(takeFromWallet(UserId, totalPrice, createdAt)).changes === 0)
    throw refusal(402, 'There is not enough in your wallet for this order. Please top it up, or pay with a card.')
  if (bonus !== 0) world.db.run(putIntoWallet(UserId, bonus, createdAt))
}

type SentId = string | number | null | undefined

function isMissing(sent: SentId): boolean {
  return sent === undefined || sent === null || sent === ''
}

/** The id that was sent as a number or as its digits; for anything else -1, which no row has. */
function idOf(sent: SentId): number {
  return /^\d{1,15}$/.test(String(sent)) ? Number(sent) : -1
}

/**
 * The campaign in the `couponData` of a checkout: `CODE-<milliseconds>` in base64. Null for anything else: clients send
 * the last text that was typed, even when they rejected it as a coupon.
 */
function readCampaignClaim(couponData: string | null | undefined): CampaignClaim | null {
  const text = Buffer.from(couponData ?? '', 'base64').toString('latin1')
  const [, code, day] = /^(\w+)-(\d{1,15})$/.exec(text) ?? []
  const campaign = CAMPAIGNS.find((each) => each.code === code)
  return campaign ? { campaign, claimedDay: Number(day) } : null
}
