import { isoTime } from '@fruit/world/clock'
import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { countWrongGuess, requireGuessesLeft } from '../visitors/guesses.ts'
import type { UserRow } from './account-columns.ts'
import { rememberToken } from './authentication-details.ts'
import { passwordAccepted, sessionOpened } from './facts.ts'
import { rememberBrowser } from './known-browser.ts'
import { providerPassword } from './passwords.ts'
import { type FetchProviderEmail, isAdmitted, type Login } from './provider-login.ts'
import { accountById, basketOf, newBasket, passwordOf } from './queries.ts'
import { describeInToken, findByCredentials, hashPassword, refusePassword } from './seams.ts'
import { pendingToken, sessionToken } from './tokens.ts'

/**
 * Logs in with e-mail and password.
 *
 * @throws HttpError 401 when no account matches, the password is not enough or is too easy to guess; 429 after too many
 * wrong passwords
 */
export async function signIn(
  visit: Visit,
  login: Login,
  emailBehind: FetchProviderEmail,
  request: RequestDetails,
): Promise<object> {
  const { world } = visit
  const { email, password } = login
  requireGuessesLeft(world, 'password', request)
  const stored = world.db.first(passwordOf(email))?.password ?? null
  const hash = await world.use(hashPassword)(password, stored, world.passwordCost)
  const [user] = await world.query(findByCredentials, email, hash)
  if (!user || !(await isAdmitted(visit, user, login, emailBehind))) {
    countWrongGuess(world, 'password', request)
    throw HttpError.text(401, 'That e-mail and password do not ripen together.')
  }
  // After SQL injection, the row was not found by its password. Only a real match is checked and recorded.
  if (stored !== null && stored === hash && user.email === email) {
    const reason = password !== providerPassword(email) && (await world.call(refusePassword, password, email))
    if (reason)
      throw HttpError.text(
        401,
        messageWith('{{reason}} Please choose another under "Forgot your password?" first.', {
          reason: literal(reason),
        }),
      )
    visit.record(passwordAccepted, { accountId: user.id, password })
  }
  if (user.totpSecret)
    return new HttpResponse(401, {
      status: 'totp_token_required',
      data: { tmpToken: await pendingToken(world, user.id) },
    })
  return openSession(visit, user, 'password')
}

/**
 * Opens a session for an account whose credentials were checked.
 *
 * @param how the factor that was checked last
 */
export async function openSession(
  visit: Visit,
  user: UserRow,
  how: 'password' | 'second-factor',
): Promise<HttpResponse> {
  const basketId = findOrCreateBasket(visit.world, user.id)
  const token = await sessionToken(visit.world, user, basketId)
  rememberToken(visit.world, user.id, token)
  const told = { ...visit.world.use(describeInToken)(user), umail: user.email }
  visit.record(sessionOpened, { accountId: user.id, email: user.email, role: user.role, how, told })
  const body = { authentication: { token, bid: basketId, umail: user.email ?? '' } }
  return new HttpResponse(200, body, rememberBrowser(visit.world, user.id))
}

/** Issues a new token for a logged-in account whose row has changed. */
export async function renewToken(world: World, accountId: number): Promise<string> {
  const token = await sessionToken(world, world.db.first(accountById(accountId))!, findOrCreateBasket(world, accountId))
  rememberToken(world, accountId, token)
  return token
}

/** The basket of an account. After an injected login the account may have no row: all such accounts share basket 0. */
function findOrCreateBasket(world: World, accountId: number): number {
  const basket = world.db.first(basketOf(accountId))
  if (basket) return basket.id
  if (!world.db.first(accountById(accountId))) return 0
  return world.db.run(newBasket(accountId, isoTime(world.clock))).lastId
}
