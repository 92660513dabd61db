import { isoTime } from '@fruit/world/clock'
import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import type { UserRow } from '../accounts/account-columns.ts'
import { rememberToken } from '../accounts/authentication-details.ts'
import { accountById, basketOf, setUsername } from '../accounts/queries.ts'
import { sessionToken } from '../accounts/tokens.ts'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { accountFrame } from '../page-frame.ts'
import { pageTranslator } from '../page-words.ts'
import { scriptRunner } from '../scripts/run-script.ts'
import { profileShown, userRenamed } from './facts.ts'
import { requireOwnForm, senderOf } from './form-sender.ts'
import { profileBody } from './profile-page.ts'
import { cleanUserName, fillUserName, limitContent, showUserName } from './seams.ts'

/** Same lifetime as the client's cookie. */
const TOKEN_SECONDS = 8 * 60 * 60

/** The row of the logged-in account. */
export function ownAccount({ world, session }: Visit): UserRow {
  return world.db.first(accountById(session!.accountId))!
}

/** The profile page of the logged-in account. */
export async function showProfile(visit: Visit): Promise<HttpResponse> {
  const { world } = visit
  const user = ownAccount(visit)
  const { id: accountId, profileImage } = user
  const userName = user.username ?? ''
  const shownName = await world.use(fillUserName)(userName, scriptRunner(visit, 'user-name'))
  const nameMarkup = await world.call(showUserName, shownName)
  const contentPolicy = world.use(limitContent)(profileImage)
  visit.record(profileShown, { accountId, userName, nameMarkup, profileImage, contentPolicy })
  const words = pageTranslator(visit)
  const { language } = words
  const body = accountFrame(visit, words, '/profile', profileBody(visit, words, user, nameMarkup))
  return pageAnswer(
    visit,
    { title: words.plain('Your profile'), body, language },
    { 'content-security-policy': headerText(contentPolicy), 'cache-control': 'no-store' },
  )
}

/**
 * Renames the account and sets a new token with the new name.
 *
 * @throws HttpError 403 when the form comes from another site
 */
export async function renameUser(visit: Visit, sent: string, request: RequestDetails): Promise<HttpResponse> {
  const { world } = visit
  const sender = senderOf(world, request)
  requireOwnForm(visit, sender)
  const { id: accountId, username } = ownAccount(visit)
  const after = world.use(cleanUserName)(sent)
  world.db.run(setUsername(accountId, after, isoTime(world.clock)))
  const { origin, referer } = sender
  visit.record(userRenamed, { accountId, sent, before: username ?? '', after, origin, referer })
  const basketId = visit.session!.basketId ?? world.db.first(basketOf(accountId))?.id ?? 0
  const token = await sessionToken(world, ownAccount(visit), basketId)
  rememberToken(world, accountId, token)
  // Same attributes as the client sets at login. The CSRF check is done by the seam, not by SameSite.
  return toProfile(visit, {
    'set-cookie': `token=${token}; Path=${addressOf(world, '/')}; Max-Age=${TOKEN_SECONDS}`,
  })
}

/** Redirects the browser to the profile page. */
export function toProfile({ world }: Visit, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return new HttpResponse(302, '', { ...headers, location: addressOf(world, '/profile') })
}

/** Replaces characters that are not allowed in a header. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, ' ')
}
