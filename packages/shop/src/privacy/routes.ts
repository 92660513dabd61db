import * as calls from '@fruit/contracts/calls/privacy'
import { handle, type Route } from '@fruit/world/route'
import { exportData } from './data-export.ts'
import { requestErasure } from './erasure.ts'
import { makeImageCaptcha } from './image-captcha.ts'

export const privacyRoutes: readonly Route[] = [
  handle(calls.getImageCaptcha, (visit) => makeImageCaptcha(visit)),
  handle(calls.exportData, (visit, { body }, request) => exportData(visit, body.answer ?? '', request)),
  handle(calls.requestErasure, (visit) => requestErasure(visit)),
]
