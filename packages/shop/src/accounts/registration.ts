import { showEmail } from '@fruit/isomorphic/accounts/seams'
import { isoTime } from '@fruit/world/clock'
import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import { literal, type Message, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { invalid } from '@fruit/world/visits/invalid'
import type { World } from '@fruit/world/world'
import { createdAnswer } from '../resources/resource.ts'
import type { Fields } from '../resources/rules.ts'
import { recentActions, recordAction, visitorOf } from '../visitors/recent-acts.ts'
import { ACCOUNTS } from './account-columns.ts'
import { accountRegistered } from './facts.ts'
import { rememberBrowser } from './known-browser.ts'
import { PASSWORD_LENGTH, providerPassword } from './passwords.ts'
import { accountById, emailTaken, newAccount, newWallet } from './queries.ts'
import {
  admitPasswordLength,
  assignRole,
  checkEmail,
  checkPasswordRepeat,
  cleanEmail,
  hashPassword,
  refusePassword,
  requireCredentials,
} from './seams.ts'

const ROLES: readonly string[] = ['customer', 'deluxe', 'accounting', 'admin']

/**
 * Period after the registration in which the same visitor may store the answer to the security question without logging
 * in.
 */
const REGISTRATION_WINDOW_MS = 15 * 60_000

/** Maximum length of a security answer in characters. */
export const MAX_ANSWER_LENGTH = 1000

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Registers a customer.
 *
 * @throws HttpError 400 when the e-mail or the password is rejected, or the e-mail is taken
 */
export async function register(visit: Visit, body: Fields, request: RequestDetails): Promise<HttpResponse> {
  const { world } = visit
  const email = world.use(cleanEmail)(textOf(body.email).trim())
  const password = textOf(body.password)
  const repeat = typeof body.passwordRepeat === 'string' ? body.passwordRepeat : null
  if (!(await world.call(requireCredentials, 'email' in body ? email : null, 'password' in body ? password : null)))
    throw refused(email === '' ? 'email' : 'password', 'An account needs an e-mail and a password.')
  await checkCredentials(world, email, password, repeat)
  const role = await world.call(assignRole, body)
  if (!ROLES.includes(role))
    throw refused('role', messageWith('An account is one of {{roles}}.', { roles: ROLES.join(', ') }))
  // The client sends the answer again in a second request, with the account's id. Reject here what that request could
  // not store.
  if (typeof body.securityAnswer === 'string' && body.securityAnswer.length > MAX_ANSWER_LENGTH)
    throw refused('securityAnswer', 'An answer takes at most 1000 characters.')
  const hash = await world.use(hashPassword)(password, null, world.passwordCost)
  if (world.db.first(emailTaken(email))) throw refused('email', 'That e-mail already has an account here.')
  const profileImage = `/assets/public/images/uploads/${role === 'admin' ? 'defaultAdmin.png' : 'default.svg'}`
  const time = isoTime(world.clock)
  const id = world.db.transaction(() => {
    const { lastId } = world.db.run(newAccount(email, hash, role, profileImage, time))
    world.db.run(newWallet(lastId, time))
    return lastId
  })
  recordAction(world, registrationOf(id), visitorOf(world, request))
  visit.record(accountRegistered, {
    accountId: id,
    email,
    emailMarkup: world.use(showEmail)(email),
    role,
    passwordLength: password.length,
    repeated: repeat === password,
  })
  const { status, body: shown, headers } = createdAnswer(ACCOUNTS, world.db.first(accountById(id))!)
  return new HttpResponse(status, shown, { ...headers, ...rememberBrowser(world, id) })
}

/** Checks that the visitor who sent the request registered this account recently. */
export function registeredHere(world: World, accountId: number, request: RequestDetails): boolean {
  return recentActions(world, registrationOf(accountId), visitorOf(world, request), REGISTRATION_WINDOW_MS).length > 0
}

function registrationOf(accountId: number): string {
  return `registering account ${accountId}`
}

async function checkCredentials(world: World, email: string, password: string, repeat: string | null): Promise<void> {
  if (!world.use(checkEmail)(email)) throw refused('email', 'Please give a valid e-mail address.')
  const { domain } = world.configuration.application
  // This e-mail cannot be registered: a challenge is to log in as this accountant without ever registering.
  if (email.toLowerCase() === `acc0unt4nt@${domain}`.toLowerCase())
    throw refused('email', 'That one keeps no account with us. It only keeps accounts.')
  // The password that the client derives from a long e-mail can exceed the maximum length, so it is exempt.
  if (password !== '' && !world.use(admitPasswordLength)(password) && password !== providerPassword(email))
    throw refused('password', messageWith('A password takes between {{min}} and {{max}} characters.', PASSWORD_LENGTH))
  const reason =
    password !== '' && password !== providerPassword(email) && (await world.call(refusePassword, password, email))
  if (reason) throw refused('password', literal(reason))
  if (!(await world.call(checkPasswordRepeat, password, repeat)))
    throw refused('passwordRepeat', 'The two passwords are not the same.')
}

function refused(field: string, message: Message) {
  return invalid([{ field, message }])
}
