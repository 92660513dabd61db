import * as calls from '@fruit/contracts/calls/basket'
import { handle } from '@fruit/world/route'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { invalid } from '@fruit/world/visits/invalid'
import type { Resource } from '../resources/resource.ts'
import { type Scope, type StoredRow, shown } from '../resources/row-source.ts'
import { findRow, insertRow, updateRow } from '../resources/row-store.ts'
import { BASKET_ITEMS } from '../schema.ts'
import { basketItemRemoved, basketItemStored } from './facts.ts'
import { checkQuantity } from './quantities.ts'
import { basketById, itemOf, stockedProduct } from './queries.ts'
import { chooseBasket, isForSale, reachItems } from './seams.ts'
import { ownBasketId, refusal } from './service.ts'

interface Wanted {
  readonly ProductId: number
  readonly BasketId?: number | null | undefined
  readonly quantity: number
}

/** A row of the table BasketItems. */
type ItemRow = StoredRow & Wanted & { readonly BasketId: number }

const ITEMS = shown(BASKET_ITEMS)

/** Items in baskets: each account reaches only its own. */
export const basketItems: Resource = {
  ...ITEMS,
  name: 'BasketItems',
  tag: 'Basket',
  scope: reachable,
  list: { call: calls.listBasketItems },
  get: { call: calls.getBasketItem },
  create: handle(calls.addBasketItem, (visit, { body }, request) => addItem(visit, body, request.rawBody)),
  update: handle(calls.changeBasketItem, (visit, { params, body }) => changeItem(visit, params.id, body)),
  remove: {
    call: calls.removeBasketItem,
    removed: (visit, row) =>
      visit.record(basketItemRemoved, {
        itemId: row.id,
        basketId: (row as ItemRow).BasketId,
        ownBasketId: ownBasketId(visit),
      }),
  },
}

function reachable(visit: Visit): Scope {
  return visit.world.use(reachItems)(ownBasketId(visit))
}

/**
 * Puts a product into the account's basket.
 *
 * @param rawBody the body as text, from which `wanted` was parsed
 * @throws HttpError 404 when there is no such product; 400 when the quantity is not allowed or the product is in the
 * basket already; 401 when the basket is not the account's
 */
async function addItem(visit: Visit, wanted: Wanted, rawBody: string): Promise<object> {
  const { world } = visit
  const { ProductId, quantity } = wanted
  const product = world.db.first(stockedProduct(ProductId))
  if (!product) throw refusal(404, messageWith('We have no product with the number {{number}}.', { number: ProductId }))
  if (!(await world.call(isForSale, { id: product.id, deletedAt: product.deletedAt })))
    throw refusal(404, messageWith('We do not sell {{name}} any more.', product))
  checkQuantity(visit, product, quantity)
  const own = ownBasketId(visit)
  const BasketId = world.use(chooseBasket)({ basketId: wanted.BasketId ?? own ?? 0, rawBody }, own)
  if (BasketId === null || !world.db.first(basketById(BasketId)))
    throw HttpError.text(401, literal("{'error' : 'This is not a valid basket id for your account.'}"))
  if (world.db.first(itemOf(BasketId, ProductId)))
    throw refusal(400, messageWith('{{name}} is in the basket already: change the quantity there.', product))
  const item = insertRow(world, ITEMS, { ProductId, BasketId, quantity })
  visit.record(basketItemStored, {
    how: 'added',
    itemId: item.id,
    basketId: BasketId,
    ownBasketId: own,
    productId: ProductId,
    quantity,
  })
  return { status: 'success', data: item }
}

/**
 * Changes the quantity of an item in the basket.
 *
 * @throws HttpError 404 when the account reaches no such item, 400 when the quantity is not allowed or the request
 * changes the product or the basket
 */
function changeItem(visit: Visit, id: number, changes: Partial<Wanted>): object {
  const { world } = visit
  const item = findRow(world, ITEMS, id, reachable(visit)) as ItemRow
  for (const field of ['ProductId', 'BasketId'] as const)
    if (changes[field] !== undefined && changes[field] !== item[field])
      throw invalid([{ field, message: messageWith('{{field}} cannot be changed.', { field }) }])
  if (changes.quantity === undefined) return { status: 'success', data: item }
  checkQuantity(visit, world.db.first(stockedProduct(item.ProductId))!, changes.quantity)
  const changed = updateRow(world, ITEMS, id, { quantity: changes.quantity })
  visit.record(basketItemStored, {
    how: 'changed',
    itemId: id,
    basketId: item.BasketId,
    ownBasketId: ownBasketId(visit),
    productId: item.ProductId,
    quantity: changes.quantity,
  })
  return { status: 'success', data: changed }
}
