import { HttpResponse, type RequestDetails } from '@fruit/world/route'
import { resolvePath } from '@fruit/world/storage/world-files'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { equalInConstantTime } from '../accounts/passwords.ts'
import { answerOf, questionOf } from '../accounts/queries.ts'
import { hashAnswer } from '../accounts/security-answers.ts'
import { pageAnswer } from '../page.ts'
import { addressOf } from '../page-address.ts'
import { accountFrame } from '../page-frame.ts'
import { pageTranslator } from '../page-words.ts'
import { storeErasureRequest } from '../privacy/erasure.ts'
import { requireOwnForm, senderOf } from '../profile/form-sender.ts'
import { ownAccount } from '../profile/service.ts'
import { erasureConfirmation, erasureForm } from './erasure-page.ts'
import { layoutUsed } from './facts.ts'
import { admitErasure, selectLayout } from './seams.ts'

/** Folder of page templates in the world's files. Layouts that a form names are read from there. */
const TEMPLATES = '/views'
/** A file counts as shown when this many of its first characters are visible, or all of a shorter file. */
const MIN_SHOWN_CHARACTERS = 20

interface Claim {
  readonly email: string
  readonly securityAnswer: string
  readonly layout?: unknown
}

/**
 * The page that asks for e-mail and security answer.
 *
 * @throws HttpError 500 for an account without a security question (docs/reference/calls.md#profile)
 */
export function showErasure(visit: Visit): HttpResponse {
  const email = ownAccount(visit).email ?? ''
  const question = visit.world.db.first(questionOf(email))
  if (!question)
    throw HttpError.expected(
      500,
      'Your account has no security question, so this page can’t tell that it is you. Write to us.',
    )
  const words = pageTranslator(visit)
  const { language } = words
  const body = accountFrame(
    visit,
    words,
    '/dataerasure',
    erasureForm(visit, words, { email, question: question.question }),
  )
  return pageAnswer(visit, { title: words.plain('Erase your data'), body, language }, { 'cache-control': 'no-store' })
}

/**
 * Stores the erasure request of the account and ends the browser's cookie session.
 *
 * @throws HttpError 401 when the e-mail or the answer is wrong, 403 for a form from another site
 */
export function requestErasure(
  visit: Visit,
  { email, securityAnswer, layout }: Claim,
  request: RequestDetails,
): HttpResponse {
  const { world } = visit
  requireOwnForm(visit, senderOf(world, request))
  const user = ownAccount(visit)
  const stored = world.db.first(answerOf(user.id))?.answer
  const claim = {
    emailFits: email.trim().toLowerCase() === (user.email ?? '').toLowerCase(),
    answerFits: stored !== undefined && equalInConstantTime(hashAnswer(world, securityAnswer), stored),
  }
  const isAdmitted = world.use(admitErasure)(claim)
  const laidOut = renderLayout(visit, layout)
  if (!isAdmitted && laidOut === null)
    throw HttpError.expected(
      401,
      'E-mail and answer do not fit this account. Nothing was erased; please go back and try again.',
    )
  if (isAdmitted) storeErasureRequest(visit)
  const headers: Readonly<Record<string, string>> = isAdmitted
    ? { 'set-cookie': `token=; Path=${addressOf(world, '/')}; Max-Age=0; SameSite=Lax` }
    : {}
  if (laidOut !== null)
    return new HttpResponse(200, Buffer.from(laidOut), { ...headers, 'content-type': 'text/html; charset=utf-8' })
  const words = pageTranslator(visit)
  const body = erasureConfirmation(visit, words)
  return pageAnswer(visit, { title: words.plain('We are forgetting you'), body, language: words.language }, headers)
}

/**
 * The page in the layout that a form names, regardless of whether the request was accepted; null for the shop's own
 * page.
 */
function renderLayout(visit: Visit, layout: unknown): string | null {
  const read: { readonly path: string; readonly text: string }[] = []
  const text = visit.world.use(selectLayout)(layout, (named) => {
    const path = resolvePath(`${TEMPLATES}/${named}`)
    const found = fileText(visit, path)
    if (found !== null) read.push({ path, text: found })
    return found
  })
  if (text === null) return null
  const shown = read.filter((file) => file.text !== '' && text.includes(file.text.slice(0, MIN_SHOWN_CHARACTERS)))
  visit.record(layoutUsed, { layout: String(layout), text, shownFiles: shown.map(({ path }) => path) })
  return text
}

function fileText({ world }: Visit, path: string): string | null {
  const file = world.files.read(path)
  return file ? Buffer.from(file.bytes).toString('utf8') : null
}
