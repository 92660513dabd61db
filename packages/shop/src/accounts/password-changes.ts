import { isoTime } from '@fruit/world/clock'
import { Refusal } from '@fruit/world/refusal'
import type { RequestDetails } from '@fruit/world/route'
import { asWritten, filled } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import type { World } from '@fruit/world/world'
import { noteAct, recentActs } from '../visitors/recent-acts.ts'
import { asClientsKnowIt, type UserRow } from './account-columns.ts'
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

/** Wrong answers are counted for so long, whoever gives them. */
const WRONG_ANSWERS_MS = 60 * 60_000
const ANYBODY = 'anybody'

interface NewPassword {
  readonly new?: string | undefined
  readonly repeat?: string | undefined
}

/**
 * Sets a new password for the account that is signed in.
 *
 * @throws Refusal 401 when one of the passwords will not do, 500 without a session
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
    throw Refusal.text(401, 'That is not your current password.')
  const changed = await storePassword(world, user, password)
  visit.record(passwordChanged, { accountId: user.id, currentGiven: Boolean(current), password })
  return { user: asClientsKnowIt(world.use(describeAfterPasswordChange)(changed)) }
}

/**
 * Sets a new password for who shows, by the answer to its security question, that an account is theirs.
 *
 * @throws Refusal 401 when that is not enough, the password will not do, or the account signs in at an outside
 * provider; 500 without e-mail or answer
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
  // Whether the account or its answer was wrong stays between the shop and whoever knows it.
  if (!user || !stored || !(await isAdmitted(world, user, stored.SecurityQuestionId, answerFits, request)))
    throw Refusal.text(401, 'This does not show us that the account is yours.')
  // Anybody could have registered the e-mail of an outside provider's customer, and answered, before they came.
  if (await isPasswordOf(world, user, providerPassword(email)))
    throw Refusal.text(401, 'That account signs in elsewhere: it has no password of its own to forget.')
  const changed = await storePassword(world, user, password)
  visit.record(passwordReset, { accountId: user.id, answer })
  return { user: asClientsKnowIt(world.use(describeAfterPasswordChange)(changed)) }
}

/** Whether who asks for a new password has shown enough; remembers wrong answers. */
async function isAdmitted(
  world: World,
  { id }: UserRow,
  questionId: number,
  answerFits: boolean,
  request: RequestDetails,
): Promise<boolean> {
  const wrongAnswer = `a wrong security answer for account ${id}`
  const wrongAnswers = recentActs(world, wrongAnswer, ANYBODY, WRONG_ANSWERS_MS).length
  if (!answerFits) noteAct(world, wrongAnswer, ANYBODY)
  const knownBrowser = isKnownBrowser(world, id, request)
  return world.call(admitPasswordReset, { questionId, answerFits, wrongAnswers, knownBrowser })
}

/** @throws Refusal 401 when there is no new password, it is not repeated, or its length will not do */
function checkedPassword(world: World, { new: password, repeat }: NewPassword): string {
  if (!password || password === 'undefined') throw Refusal.text(401, 'Please choose a new password.')
  if (password !== repeat) throw Refusal.text(401, 'The new password and its repetition differ.')
  if (!world.use(admitPasswordLength)(password))
    throw Refusal.text(401, filled('A password takes between {{min}} and {{max}} characters.', PASSWORD_LENGTH))
  return password
}

/** Whether a password is that of an account. */
export async function isPasswordOf(world: World, user: UserRow, password: string): Promise<boolean> {
  const hash = await world.use(hashPassword)(password, user.password, world.passwordCost)
  return equalInConstantTime(hash, user.password ?? '')
}

/** @throws Refusal 401 when the password is one that an account may not have */
async function storePassword(world: World, user: UserRow, password: string): Promise<UserRow> {
  const reason = await world.call(refusePassword, password, user.email ?? '')
  if (reason) throw Refusal.text(401, asWritten(reason))
  const hash = await world.use(hashPassword)(password, null, world.passwordCost)
  world.db.run(setPassword(user.id, hash, isoTime(world.clock)))
  const changed = world.db.first(accountById(user.id))
  // Hashing takes a while, in which the account may have been closed.
  if (!changed) throw Refusal.text(404, 'That account is closed.')
  return changed
}

/** The interface answers a request that no client of the shop would send with 500. */
function blocked(request: RequestDetails): Refusal {
  return Refusal.foreseen(
    500,
    filled('That was not on the menu: the request from {{address}} went no further.', { address: request.address }),
  )
}
