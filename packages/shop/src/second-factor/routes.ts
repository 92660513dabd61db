import * as calls from '@fruit/contracts/calls/second-factor'
import { handle, type Route } from '@fruit/world/route'
import { describeStatus, remove, setUp, verify } from './service.ts'

export const secondFactorRoutes: readonly Route[] = [
  handle(calls.verifySecondFactor, (visit, { body }) => verify(visit, body)),
  handle(calls.secondFactorStatus, (visit) => describeStatus(visit)),
  handle(calls.setUpSecondFactor, (visit, { body }) => setUp(visit, body)),
  handle(calls.removeSecondFactor, (visit, { body }) => remove(visit, body.password)),
]
