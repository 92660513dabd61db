import { trackOrder } from '@fruit/contracts/calls/orders'
import { handle, type Route } from '@fruit/world/route'
import { track } from './service.ts'

export const orderRoutes: readonly Route[] = [handle(trackOrder, (visit, { params }) => track(visit, params.id))]
