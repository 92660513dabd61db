import * as calls from '@fruit/contracts/calls/erasure'
import { handle, type Route } from '@fruit/world/route'
import { requestErasure, showErasure } from './service.ts'

export const erasureRoutes: readonly Route[] = [
  handle(calls.showErasure, (visit) => showErasure(visit)),
  handle(calls.sendErasureForm, (visit, { body }, request) => requestErasure(visit, body, request)),
]
