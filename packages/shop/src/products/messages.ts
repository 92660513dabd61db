import { searchTermShownMessage } from '@fruit/contracts/events'
import { handleMessage, type MessageRoute } from '@fruit/world/route'
import { reportSearchTerm } from './service.ts'

export const productMessages: readonly MessageRoute[] = [
  handleMessage(searchTermShownMessage, (visit, term) => reportSearchTerm(visit, term)),
]
