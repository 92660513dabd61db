import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import { Answer } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { accountRegistered, sessionOpened } from './facts.ts'
import { type EmailBehind, isAdmitted, type Login } from './provider-login.ts'
import { accountById, basketOf, emailTaken, newAccount, newBasket, newWallet, passwordOf } from './queries.ts'
import { assignRole, findByCredentials, hashPassword, type UserRow } from './seams.ts'
import { pendingToken, sessionOf, sessionToken } from './tokens.ts'

/**
 * Signs in with e-mail and password.
 *
 * @throws Refusal 401 when no account fits, or its password proves too little
 */
export async function signIn(visit: Visit, login: Login, emailBehind: EmailBehind): Promise<object> {
  const { world } = visit
  const { email, password } = login
  const stored = world.db.first(passwordOf(email))?.password ?? null
  const hash = await world.use(hashPassword)(password, stored)
  const [user] = await world.rowsOf<UserRow>(findByCredentials, world.use(findByCredentials)(email, hash))
  if (!user || !(await isAdmitted(visit, user, login, emailBehind)))
    throw Refusal.text(401, 'That e-mail and password do not ripen together.')
  if (user.totpSecret)
    return new Answer(401, { status: 'totp_token_required', data: { tmpToken: await pendingToken(world, user) } })
  return openSession(visit, user)
}

/** Opens a session for an account whose credentials were checked. */
export async function openSession(visit: Visit, user: UserRow): Promise<object> {
  const basketId = findOrMakeBasket(visit.world, user.id)
  const token = await sessionToken(visit.world, user, basketId)
  visit.record(sessionOpened, { accountId: user.id, email: user.email, role: user.role })
  return { authentication: { token, bid: basketId, umail: user.email ?? '' } }
}

/** What the client may know of the account behind its cookie. */
export async function describeVisitor(world: World, cookie: string | undefined): Promise<object> {
  const session = await sessionOf(world, cookie)
  const user = session && world.db.first(accountById(session.accountId))
  if (!user) return { user: {} }
  const { id, email, lastLoginIp, profileImage } = user
  return { user: { id, email, lastLoginIp, profileImage } }
}

/**
 * Registers a customer.
 *
 * @throws Refusal 400 when the e-mail or the password will not do, or the e-mail is taken
 */
export async function register(visit: Visit, body: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { world } = visit
  const email = typeof body.email === 'string' ? body.email.trim() : ''
  const password = typeof body.password === 'string' ? body.password : ''
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('email', 'Please give a valid e-mail address.')
  if (password.length < 5 || password.length > 40)
    throw invalid('password', 'A password takes between 5 and 40 characters.')
  if (body.passwordRepeat !== undefined && body.passwordRepeat !== password)
    throw invalid('passwordRepeat', 'The two passwords are not the same.')
  const role = world.use(assignRole)(body)
  const hash = await world.use(hashPassword)(password, null)
  if (world.db.first(emailTaken(email))) throw invalid('email', 'That e-mail already has an account here.')
  const profileImage = `/assets/public/images/uploads/${role === 'admin' ? 'defaultAdmin.png' : 'default.svg'}`
  const time = isoTime(world.clock)
  const id = world.db.transaction(() => {
    const { lastId } = world.db.run(newAccount({ email, password: hash, role, profileImage }, time))
    world.db.run(newWallet(lastId, time))
    return lastId
  })
  visit.record(accountRegistered, { accountId: id, email, role })
  const { password: _hash, totpSecret: _secret, isActive, ...shown } = world.db.first(accountById(id))!
  return new Answer(
    201,
    { status: 'success', data: { ...shown, isActive: isActive === 1 } },
    { location: `/api/Users/${id}` },
  )
}

function invalid(field: string, message: string): Refusal {
  return new Refusal(400, message, {
    name: 'ValidationError',
    body: { message: 'Validation error', errors: [{ field, message }] },
  })
}

/** The basket of an account. One that no row stands for (an injected login) has none to keep: it shares number 0. */
function findOrMakeBasket(world: World, accountId: number): number {
  const basket = world.db.first(basketOf(accountId))
  if (basket) return basket.id
  if (!world.db.first(accountById(accountId))) return 0
  return world.db.run(newBasket(accountId, isoTime(world.clock))).lastId
}
