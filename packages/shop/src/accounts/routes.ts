import { login, registerAccount, whoAmI } from '@fruit/contracts/calls/accounts'
import { handle, type Route } from '@fruit/world/route'
import { describeVisitor, register, signIn } from './service.ts'

export const accountRoutes: readonly Route[] = [
  handle(login, (visit, { body }) => signIn(visit, body.email, body.password)),
  handle(registerAccount, (visit, { body }) => register(visit, body)),
  handle(whoAmI, (visit, _input, request) => describeVisitor(visit.world, request.cookies.token)),
]
