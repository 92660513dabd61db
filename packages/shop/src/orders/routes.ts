import * as calls from '@fruit/contracts/calls/orders'
import { handle, type Route } from '@fruit/world/route'
import { placeOrder } from './checkout.ts'
import { listAll, readHistory, toggleDeliveryStatus } from './history.ts'
import { track } from './tracking.ts'

export const orderRoutes: readonly Route[] = [
  handle(calls.trackOrder, (visit, { params }) => track(visit, params.id)),
  handle(calls.checkout, (visit, { params, body }) => placeOrder(visit, params.id, body)),
  handle(calls.getOrderHistory, (visit) => readHistory(visit)),
  handle(calls.listOrders, (visit) => listAll(visit)),
  handle(calls.changeDeliveryStatus, (visit, { params, body }) =>
    toggleDeliveryStatus(visit, params.id, body.deliveryStatus),
  ),
]
