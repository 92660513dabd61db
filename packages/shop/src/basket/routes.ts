import * as calls from '@fruit/contracts/calls/basket'
import { handle, type Route } from '@fruit/world/route'
import { resourceRoutes } from '../resources/resource.ts'
import { basketItems } from './items.ts'
import { applyCoupon, readBasket } from './service.ts'

export const basketRoutes: readonly Route[] = [
  handle(calls.getBasket, (visit, { params }) => readBasket(visit, params.id)),
  handle(calls.applyCoupon, (visit, { params }, request) => applyCoupon(visit, params.id, params.coupon, request)),
  ...resourceRoutes(basketItems),
]
