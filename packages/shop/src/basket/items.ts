import type { BasketItem } from '@fruit/contracts/calls/basket'
import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import type { Visit } from '@fruit/world/visit'
import { isDeluxe } from '../accounts/deluxe.ts'
import { basketItemRemoved, basketItemStored } from './facts.ts'
import {
  basketById,
  dropItem,
  itemById,
  itemOf,
  itemsIn,
  newItem,
  type StockedProduct,
  setQuantity,
  stockedProduct,
} from './queries.ts'
import { acceptQuantity, chooseBasket, isForSale, mayTouchItem } from './seams.ts'
import { ownBasketId, refusal } from './service.ts'

interface Wanted {
  readonly ProductId: number
  readonly BasketId: number
  readonly quantity: number
}

/** What is in the account's basket, in the order in which it was put there. */
export function listItems(visit: Visit): object {
  const own = ownBasketId(visit)
  return { status: 'success', data: own === null ? [] : visit.world.db.all(itemsIn(own)) }
}

/**
 * One item of a basket.
 *
 * @throws Refusal 404 when there is none of that id, 403 when it lies in the basket of somebody else
 */
export function readItem(visit: Visit, id: number): object {
  return { status: 'success', data: findItem(visit, id).item }
}

/**
 * Puts a product into the account's basket.
 *
 * @param rawBody the body as text, from which `wanted` was parsed
 * @throws Refusal 404 when there is no such product, 400 when the quantity will not do or the product is there already,
 * 401 when the basket is not the account's
 */
export function addItem(visit: Visit, wanted: Wanted, rawBody: string): object {
  const { world } = visit
  const { ProductId, quantity } = wanted
  const product = findProduct(visit, ProductId)
  if (!world.use(isForSale)(product)) throw refusal(404, `We do not sell ${product.name} any more.`)
  checkQuantity(visit, product, quantity)
  const own = ownBasketId(visit)
  const BasketId = world.use(chooseBasket)({ basketId: wanted.BasketId, rawBody }, own)
  if (BasketId === null || !world.db.first(basketById(BasketId)))
    throw Refusal.text(401, "{'error' : 'This is not a valid basket id for your account.'}")
  if (world.db.first(itemOf(BasketId, ProductId)))
    throw refusal(400, `${product.name} is in the basket already: change the quantity there.`)
  const time = isoTime(world.clock)
  const id = world.db.run(newItem({ BasketId, ProductId, quantity }, time)).lastId
  visit.record(basketItemStored, {
    how: 'added',
    itemId: id,
    basketId: BasketId,
    ownBasketId: own,
    productId: ProductId,
    quantity,
  })
  return { status: 'success', data: { id, ProductId, BasketId, quantity, createdAt: time, updatedAt: time } }
}

/**
 * Changes how much of a product is in the basket.
 *
 * @throws Refusal 404 when there is no such item, 403 when it is somebody else's, 400 when the quantity will not do or
 * the item was to become another product or to move to another basket
 */
export function changeItem(visit: Visit, id: number, changes: Partial<Wanted>): object {
  const { world } = visit
  const { item, own } = findItem(visit, id)
  for (const field of ['ProductId', 'BasketId'] as const)
    if (changes[field] !== undefined && changes[field] !== item[field]) throw notUpdatable(field)
  if (changes.quantity === undefined) return { status: 'success', data: item }
  checkQuantity(visit, findProduct(visit, item.ProductId), changes.quantity)
  world.db.run(setQuantity(id, changes.quantity, isoTime(world.clock)))
  visit.record(basketItemStored, {
    how: 'changed',
    itemId: id,
    basketId: item.BasketId,
    ownBasketId: own,
    productId: item.ProductId,
    quantity: changes.quantity,
  })
  return { status: 'success', data: world.db.first(itemById(id))! }
}

/**
 * Takes an item out of the basket.
 *
 * @throws Refusal 404 when there is no such item, 403 when it is somebody else's
 */
export function removeItem(visit: Visit, id: number): object {
  const { item, own } = findItem(visit, id)
  visit.world.db.run(dropItem(id))
  visit.record(basketItemRemoved, { itemId: id, basketId: item.BasketId, ownBasketId: own })
  return { status: 'success', data: {} }
}

function findItem(visit: Visit, id: number): { item: BasketItem; own: number | null } {
  const item = visit.world.db.first(itemById(id))
  if (!item) throw new Refusal(404, 'Not Found', { body: { message: 'Not Found', errors: [] } })
  const own = ownBasketId(visit)
  if (!visit.world.use(mayTouchItem)(item.BasketId, own)) throw refusal(403, 'That lies in somebody else’s basket.')
  return { item, own }
}

function findProduct(visit: Visit, id: number): StockedProduct {
  const product = visit.world.db.first(stockedProduct(id))
  if (!product) throw refusal(404, `We have no product with the number ${id}.`)
  return product
}

/** @throws Refusal 400 when it is less than one, more than a customer may have, or more than there is */
function checkQuantity(visit: Visit, product: StockedProduct, quantity: number): void {
  const { world } = visit
  const { limitPerUser, name } = product
  if (!world.use(acceptQuantity)(quantity)) throw refusal(400, 'One is the least that you can order.')
  if (limitPerUser !== null && quantity > limitPerUser && !isDeluxe(world, visit.session))
    throw refusal(400, `You can order up to ${limitPerUser} of ${name}, unless you are a deluxe member.`)
  if (quantity > product.quantity)
    throw refusal(400, `We are sorry, but there is not that much of ${name} left on the branch.`)
}

function notUpdatable(field: string): Refusal {
  return new Refusal(400, 'Validation error', {
    name: 'ValidationError',
    body: { message: 'Validation error', errors: [{ field, message: `\`${field}\` cannot be changed.` }] },
  })
}
