import { placeBusinessOrder as placeBusinessOrderCall } from '@fruit/contracts/calls/b2b'
import { handle, type Route } from '@fruit/world/route'
import { placeBusinessOrder } from './service.ts'

export const businessRoutes: readonly Route[] = [
  handle(placeBusinessOrderCall, (visit, { body }) => placeBusinessOrder(visit, body)),
]
