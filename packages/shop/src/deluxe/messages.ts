import { decalShownMessage } from '@fruit/contracts/events'
import { type MessageRoute, receive } from '@fruit/world/route'
import { reportDecal } from './service.ts'

export const deluxeMessages: readonly MessageRoute[] = [
  receive(decalShownMessage, (visit, decal) => reportDecal(visit, decal)),
]
