import {
  authenticationDetails,
  changePassword as changePasswordCall,
  findSecurityQuestion as findSecurityQuestionCall,
  login,
  resetPassword as resetPasswordCall,
  saveLoginIp,
  whoAmI,
} from '@fruit/contracts/calls/accounts'
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
  handle(login, (visit, { body }, request) => signIn(visit, body, emailBehind, request)),
  handle(whoAmI, (visit, { query }, request) => describeVisitor(visit, query, request.cookies.token)),
  handle(authenticationDetails, (visit) => listAuthenticationDetails(visit)),
  handle(saveLoginIp, (visit, _input, request) => saveLoginAddress(visit, request)),
  handle(findSecurityQuestionCall, (visit, { query }) => findSecurityQuestion(visit, query.email)),
  handle(changePasswordCall, (visit, { query }, request) => changePassword(visit, query, request)),
  handle(resetPasswordCall, (visit, { body }, request) => resetPassword(visit, body, request)),
]
