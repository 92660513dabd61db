import * as calls from '@fruit/contracts/calls/promotion'
import { handle, type Route } from '@fruit/world/route'
import { playVideo, sendFile, showPromotion } from './service.ts'

export const promotionRoutes: readonly Route[] = [
  handle(calls.showPromotion, (visit) => showPromotion(visit)),
  handle(calls.playVideo, (visit, _input, request) => playVideo(visit, request)),
  handle(calls.readVideoFile, (visit, { params }, request) => sendFile(visit, params.name, request)),
]
