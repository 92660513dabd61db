import * as calls from '@fruit/contracts/calls/deliveries'
import { handle, type Route } from '@fruit/world/route'
import { findDelivery, listDeliveries } from './service.ts'

export const deliveryRoutes: readonly Route[] = [
  handle(calls.listDeliveries, (visit) => listDeliveries(visit)),
  handle(calls.getDelivery, (visit, { params }) => findDelivery(visit, params.id)),
]
