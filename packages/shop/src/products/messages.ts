import { searchTermShownMessage } from '@fruit/contracts/events'
import { type MessageRoute, receive } from '@fruit/world/route'
import { reportSearchTerm } from './service.ts'

export const productMessages: readonly MessageRoute[] = [
  receive(searchTermShownMessage, (visit, term) => reportSearchTerm(visit, term)),
]
