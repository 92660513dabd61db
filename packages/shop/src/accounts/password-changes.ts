import { isoTime } from '@fruit/world/clock'
import type { RequestDetails } from '@fruit/world/route'
import { literal, messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { recentActions, recordAction } from '../visitors/recent-acts.ts'
import { toResponseFields, type UserRow } from './account-columns.ts'
import { passwordChanged, passwordReset } from './facts.ts'
import { isKnownBrowser } from './known-browser.ts'
import { equalInConstantTime, PASSWORD_LENGTH, providerPassword } from './passwords.ts'
import { accountByEmail, accountById, answerOf, setPassword } from './queries.ts'
import {
  admitPasswordLength,
  admitPasswordReset,
  describeAfterPasswordChange,
  hashPassword,
  refusePassword,
  requireCurrentPassword,
} from './seams.ts'
import { hashAnswer } from './security-answers.ts'

/** Window in which wrong answers are counted, across all visitors. */
const WRONG_ANSWERS_WINDOW_MS = 60 * 60_000
const ANYBODY = 'anybody'

interface NewPassword {
  readonly new?: string | undefined
  readonly repeat?: string | undefined
}

/**
 * Sets a new password for the logged-in account.
 *
 * @throws HttpError 401 when one of the passwords is rejected, 500 without a session
 */
export async function changePassword(
  visit: Visit,
  passwords: NewPassword & { readonly current?: string | undefined },
  request: RequestDetails,
): Promise<object> {
  const { world, session } = visit
  const { current } = passwords
  const password = checkedPassword(world, passwords)
  const user = session && world.db.first(accountById(session.accountId))
  if (!user) throw blocked(request)
  if (world.use(requireCurrentPassword)(current) && !(await isPasswordOf(world, user, current ?? '')))
    throw HttpError.text(401, 'That is not your current password.')
  const changed = await storePassword(world, user, password)
  visit.record(passwordChanged, { accountId: user.id, currentGiven: Boolean(current), password })
  return { user: toResponseFields(world.use(describeAfterPasswordChange)(changed)) }
}

/**
 * Sets a new password for an account, authorized by the answer to its security question.
 *
 * @throws HttpError 401 when the answer does not suffice, the password is rejected, or the account logs in through an
 * identity provider; 500 without e-mail or answer
 */
export async function resetPassword(
  visit: Visit,
  { email, answer, ...passwords }: NewPassword & { readonly email?: string; readonly answer?: string },
  request: RequestDetails,
): Promise<object> {
  const { world } = visit
  if (!email || !answer) throw blocked(request)
  const password = checkedPassword(world, passwords)
  const user = world.db.first(accountByEmail(email))
  const stored = user && world.db.first(answerOf(user.id))
  const answerFits = equalInConstantTime(stored?.answer ?? '', hashAnswer(world, answer))
  // The same response for an unknown account and a wrong answer, so that it does not reveal which accounts exist.
  if (!user || !stored || !(await isAdmitted(world, user, stored.SecurityQuestionId, answerFits, request)))
    throw HttpError.text(401, 'This does not show us that the account is yours.')
  // An attacker could have registered the e-mail of an identity provider's customer, with a security answer, before the
  // customer did.
  if (await isPasswordOf(world, user, providerPassword(email)))
    throw HttpError.text(401, 'That account signs in elsewhere: it has no password of its own to forget.')
  const changed = await storePassword(world, user, password)
  visit.record(passwordReset, { accountId: user.id, answer })
  return { user: toResponseFields(world.use(describeAfterPasswordChange)(changed)) }
}

/** Checks that a password reset is authorized; counts wrong answers. */
async function isAdmitted(
  world: World,
  { id }: UserRow,
  questionId: number,
  answerFits: boolean,
  request: RequestDetails,
): Promise<boolean> {
  const wrongAnswer = `a wrong security answer for account ${id}`
  const wrongAnswers = recentActions(world, wrongAnswer, ANYBODY, WRONG_ANSWERS_WINDOW_MS).length
  if (!answerFits) recordAction(world, wrongAnswer, ANYBODY)
  const knownBrowser = isKnownBrowser(world, id, request)
  return world.call(admitPasswordReset, { questionId, answerFits, wrongAnswers, knownBrowser })
}

/** @throws HttpError 401 when there is no new password, its repetition differs, or its length is out of range */
function checkedPassword(world: World, { new: password, repeat }: NewPassword): string {
  if (!password || password === 'undefined') throw HttpError.text(401, 'Please choose a new password.')
  if (password !== repeat) throw HttpError.text(401, 'The new password and its repetition differ.')
  if (!world.use(admitPasswordLength)(password))
    throw HttpError.text(401, messageWith('A password takes between {{min}} and {{max}} characters.', PASSWORD_LENGTH))
  return password
}

/** Checks a password against the stored hash of an account. */
export async function isPasswordOf(world: World, user: UserRow, password: string): Promise<boolean> {
  const hash = await world.use(hashPassword)(password, user.password, world.passwordCost)
  return equalInConstantTime(hash, user.password ?? '')
}

/** @throws HttpError 401 when the world's password policy rejects the password */
async function storePassword(world: World, user: UserRow, password: string): Promise<UserRow> {
  const reason = await world.call(refusePassword, password, user.email ?? '')
  if (reason) throw HttpError.text(401, literal(reason))
  const hash = await world.use(hashPassword)(password, null, world.passwordCost)
  world.db.run(setPassword(user.id, hash, isoTime(world.clock)))
  const changed = world.db.first(accountById(user.id))
  // Hashing takes a while. The account may have been closed in the meantime.
  if (!changed) throw HttpError.text(404, 'That account is closed.')
  return changed
}

/** The interface answers 500 to requests that the shop's own client would never send. */
function blocked(request: RequestDetails): HttpError {
  return HttpError.expected(
    500,
    messageWith('That was not on the menu: the request from {{address}} went no further.', {
      address: request.address,
    }),
  )
}
