import {
  exportData as exportDataCall,
  getImageCaptcha,
  requestErasure as requestErasureCall,
} from '@fruit/contracts/calls/privacy'
import { handle, type Route } from '@fruit/world/route'
import { exportData } from './data-export.ts'
import { requestErasure } from './erasure.ts'
import { makeImageCaptcha } from './image-captcha.ts'

export const privacyRoutes: readonly Route[] = [
  handle(getImageCaptcha, (visit) => makeImageCaptcha(visit)),
  handle(exportDataCall, (visit, { body }, request) => exportData(visit, body.answer ?? '', request)),
  handle(requestErasureCall, (visit) => requestErasure(visit)),
]
