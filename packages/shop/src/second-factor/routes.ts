import {
  removeSecondFactor,
  secondFactorStatus,
  setUpSecondFactor,
  verifySecondFactor,
} from '@fruit/contracts/calls/second-factor'
import { handle, type Route } from '@fruit/world/route'
import { describeStatus, remove, setUp, verify } from './service.ts'

export const secondFactorRoutes: readonly Route[] = [
  handle(verifySecondFactor, (visit, { body }) => verify(visit, body)),
  handle(secondFactorStatus, (visit) => describeStatus(visit)),
  handle(setUpSecondFactor, (visit, { body }) => setUp(visit, body)),
  handle(removeSecondFactor, (visit, { body }) => remove(visit, body.password)),
]
