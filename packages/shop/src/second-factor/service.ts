import { isoTime } from '@fruit/world/clock'
import { HttpResponse } from '@fruit/world/route'
import { literal } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { Secret } from 'otpauth'
import type { UserRow } from '../accounts/account-columns.ts'
import { isPasswordOf } from '../accounts/password-changes.ts'
import { accountById } from '../accounts/queries.ts'
import { openSession } from '../accounts/service.ts'
import { accountOfPendingToken, offerToken, secretInOffer } from '../accounts/tokens.ts'
import { secondFactorRemoved, secondFactorSetUp } from './facts.ts'
import { clearSecret, forgetStep, keepStep, lastStepOf, setFirstSecret } from './queries.ts'
import { judgeCode } from './seams.ts'
import { secretOf, storedSecret } from './secrets.ts'

/** As RFC 4226 recommends for the secret of an authenticator. */
const SECRET_BYTES = 20

type Code = string | number | undefined

/**
 * Completes a login whose password was right.
 *
 * @throws HttpError 401 when no second factor is pending, or the code is wrong or was used before
 */
export async function verify(
  visit: Visit,
  { tmpToken, totpToken }: { readonly tmpToken?: string | undefined; readonly totpToken?: Code },
): Promise<object> {
  const { world } = visit
  const accountId = await accountOfPendingToken(world, tmpToken)
  const user = accountId === null ? undefined : world.db.first(accountById(accountId))
  if (!user?.totpSecret || !spendCode(world, user, totpToken)) throw refused()
  return openSession(visit, user, 'second-factor')
}

/**
 * The status of the account's second factor. Without one, the response contains a new secret to set it up.
 *
 * @throws HttpError 401 without a session
 */
export async function describeStatus(visit: Visit): Promise<object> {
  const { world } = visit
  const user = signedIn(visit)
  if (user.totpSecret) return { setup: true }
  const secret = new Secret({ buffer: Uint8Array.from(world.random.bytes(SECRET_BYTES)).buffer }).base32
  return { setup: false, secret, email: user.email ?? '', setupToken: await offerToken(world, user.id, secret) }
}

/**
 * Sets up the second factor with the offered secret. The code proves that an authenticator has the secret and counts as
 * used.
 *
 * @throws HttpError 401 when the password, the offer or the code is wrong, or the account already has a second factor
 */
export async function setUp(
  visit: Visit,
  sent: {
    readonly password?: string | undefined
    readonly setupToken?: string | undefined
    readonly initialToken?: Code
  },
): Promise<HttpResponse> {
  const { world } = visit
  const user = signedIn(visit)
  const secret = await secretInOffer(world, user.id, sent.setupToken)
  if (secret === null || !(await isPasswordOf(world, user, sent.password ?? ''))) throw refused()
  const step = world.use(judgeCode)(secret, codeText(sent.initialToken), world.clock.now(), null)
  if (step === null) throw refused()
  const stored = storedSecret(world, user.id, secret)
  const isFirst = world.db.transaction(() => {
    if (world.db.run(setFirstSecret(user.id, stored, isoTime(world.clock))).changes === 0) return false
    world.db.run(keepStep(user.id, step))
    return true
  })
  if (!isFirst) throw refused()
  visit.record(secondFactorSetUp, { accountId: user.id })
  return new HttpResponse(200, '')
}

/**
 * Removes the account's second factor.
 *
 * @throws HttpError 401 when the password is wrong
 */
export async function remove(visit: Visit, password: string | undefined): Promise<HttpResponse> {
  const { world } = visit
  const user = signedIn(visit)
  if (!(await isPasswordOf(world, user, password ?? ''))) throw refused()
  const removed = world.db.transaction(() => {
    world.db.run(forgetStep(user.id))
    return world.db.run(clearSecret(user.id, isoTime(world.clock))).changes > 0
  })
  if (removed) visit.record(secondFactorRemoved, { accountId: user.id })
  return new HttpResponse(200, '')
}

/**
 * Marks a code as used; false when it is wrong or was used before. The transaction prevents a second use at the same
 * time.
 */
function spendCode(world: World, user: UserRow, code: Code): boolean {
  const secret = secretOf(world, user)
  if (secret === null) return false
  return world.db.transaction(() => {
    const lastStep = world.db.first(lastStepOf(user.id))?.step ?? null
    const step = world.use(judgeCode)(secret, codeText(code), world.clock.now(), lastStep)
    if (step === null) return false
    world.db.run(keepStep(user.id, step))
    return true
  })
}

/** The code with leading zeros, which clients that send a number lose. */
function codeText(code: Code): string {
  return typeof code === 'number' ? String(code).padStart(6, '0') : (code ?? '')
}

function signedIn({ world, session }: Visit): UserRow {
  const user = session && world.db.first(accountById(session.accountId))
  if (!user) throw refused()
  return user
}

function refused(): HttpError {
  return HttpError.text(401, literal(''))
}
