import { login, registerAccount, whoAmI } from '@fruit/contracts/calls/accounts'
import { handle, type Route } from '@fruit/world/route'
import type { EmailBehind } from './provider-login.ts'
import { describeVisitor, register, signIn } from './service.ts'

/** @param emailBehind asks the outside provider, where there is one */
export const accountRoutes = (emailBehind: EmailBehind): readonly Route[] => [
  handle(login, (visit, { body }) => signIn(visit, body, emailBehind)),
  handle(registerAccount, (visit, { body }) => register(visit, body)),
  handle(whoAmI, (visit, _input, request) => describeVisitor(visit.world, request.cookies.token)),
]
