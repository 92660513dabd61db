import { askBot, getBotStatus } from '@fruit/contracts/calls/chat'
import { handle, type Route } from '@fruit/world/route'
import { describeStatus, respond } from './service.ts'

export const chatRoutes: readonly Route[] = [
  handle(getBotStatus, (visit, _input, request) => describeStatus(visit, request)),
  handle(askBot, (visit, { body }, request) => respond(visit, body, request)),
]
