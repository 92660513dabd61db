import { decalShownMessage } from '@fruit/contracts/events'
import { handleMessage, type MessageRoute } from '@fruit/world/route'
import { reportDecal } from './service.ts'

export const deluxeMessages: readonly MessageRoute[] = [
  handleMessage(decalShownMessage, (visit, decal) => reportDecal(visit, decal)),
]
