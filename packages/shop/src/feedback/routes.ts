import { getCaptcha } from '@fruit/contracts/calls/feedback'
import { handle, type Route } from '@fruit/world/route'
import { makeCaptcha } from './captcha.ts'

export const feedbackRoutes: readonly Route[] = [handle(getCaptcha, (visit) => makeCaptcha(visit.world))]
