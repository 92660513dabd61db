import * as calls from '@fruit/contracts/calls/basket'
import { handle, type Route } from '@fruit/world/route'
import { addItem, changeItem, listItems, readItem, removeItem } from './items.ts'
import { applyCoupon, readBasket } from './service.ts'

export const basketRoutes: readonly Route[] = [
  handle(calls.getBasket, (visit, { params }) => readBasket(visit, params.id)),
  handle(calls.applyCoupon, (visit, { params }) => applyCoupon(visit, params.id, params.coupon)),
  handle(calls.listBasketItems, (visit) => listItems(visit)),
  handle(calls.addBasketItem, (visit, { body }, request) => addItem(visit, body, request.rawBody)),
  handle(calls.getBasketItem, (visit, { params }) => readItem(visit, params.id)),
  handle(calls.changeBasketItem, (visit, { params, body }) => changeItem(visit, params.id, body)),
  handle(calls.removeBasketItem, (visit, { params }) => removeItem(visit, params.id)),
]
