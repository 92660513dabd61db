import * as calls from '@fruit/contracts/calls/accounts'
import { handle, type Route } from '@fruit/world/route'
import { listAuthenticationDetails } from './authentication-details.ts'
import { saveLoginAddress } from './login-address.ts'
import { changePassword, resetPassword } from './password-changes.ts'
import type { FetchProviderEmail } from './provider-login.ts'
import { findSecurityQuestion } from './security-answers.ts'
import { signIn } from './service.ts'
import { describeVisitor } from './who-am-i.ts'

/** @param emailBehind asks the identity provider, where one is configured */
export const accountRoutes = (emailBehind: FetchProviderEmail): readonly Route[] => [
  handle(calls.login, (visit, { body }, request) => signIn(visit, body, emailBehind, request)),
  handle(calls.whoAmI, (visit, { query }, request) => describeVisitor(visit, query, request.cookies.token)),
  handle(calls.authenticationDetails, (visit) => listAuthenticationDetails(visit)),
  handle(calls.saveLoginIp, (visit, _input, request) => saveLoginAddress(visit, request)),
  handle(calls.findSecurityQuestion, (visit, { query }) => findSecurityQuestion(visit, query.email)),
  handle(calls.changePassword, (visit, { query }, request) => changePassword(visit, query, request)),
  handle(calls.resetPassword, (visit, { body }, request) => resetPassword(visit, body, request)),
]
