import { becomeDeluxeMember, getDeluxeOffer } from '@fruit/contracts/calls/deluxe'
import { handle, type Route } from '@fruit/world/route'
import { offerMembership, takeMembership } from './service.ts'

export const deluxeRoutes: readonly Route[] = [
  handle(getDeluxeOffer, (visit) => offerMembership(visit)),
  handle(becomeDeluxeMember, (visit, { body }) => takeMembership(visit, body)),
]
