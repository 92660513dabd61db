import { showComment } from '@fruit/isomorphic/feedback/seams'
import type { HttpResponse, RequestDetails } from '@fruit/world/route'
import { messageWith } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import { invalid } from '@fruit/world/visits/invalid'
import type { World } from '@fruit/world/world'
import { z } from 'zod'
import { createdAnswer } from '../resources/resource.ts'
import { shown } from '../resources/row-source.ts'
import { insertRow } from '../resources/row-store.ts'
import { checkFields, type Fields, rule } from '../resources/rules.ts'
import { FEEDBACKS } from '../schema.ts'
import { recentActions, recordAction, visitorOf } from '../visitors/recent-acts.ts'
import { answerCaptcha } from './captcha.ts'
import { feedbackStored } from './facts.ts'
import { emailOf } from './queries.ts'
import { admitComment, admitPace, admitRating, attributeAuthor, cleanComment, MAX_COMMENT_LENGTH } from './seams.ts'

export const FEEDBACK = { name: 'Feedbacks', ...shown(FEEDBACKS) } as const

const TRY = 'trying to send feedback'
const STORE = 'storing feedback'

const RULES = z.object({
  comment: z.string({ error: rule('Please write a comment.') }).default(''),
  rating: z.number({ error: rule('Please give a rating from 1 to 5.') }),
})

/** The author of feedback as shown: the e-mail with its first three characters masked, or `anonymous`. */
export function maskedAuthor(email: string | null): string {
  return email === null ? 'anonymous' : `***${email.slice(3)}`
}

/**
 * Stores feedback. The client appends the author's masked e-mail to the comment, in brackets.
 *
 * @throws HttpError 400 for an invalid comment or rating; 401 for a captcha that is not solved; 429 when a visitor sends
 * too much; 503 when the storage for feedback is full
 */
export async function sendFeedback(visit: Visit, body: Fields, request: RequestDetails): Promise<HttpResponse> {
  const { world, session } = visit
  requirePace(world, visitorOf(world, request))
  // Awaited before the captcha is checked: from the check to `spend` nothing may be awaited, or the captcha could be
  // used twice.
  const cleaned = typeof body.comment === 'string' ? await world.call(cleanComment, body.comment) : ''
  const captcha = answerCaptcha(world, body.captchaId as number | undefined, String(body.captcha ?? '').trim())
  if (!captcha.right) throw HttpError.text(401, 'That does not add up. Please solve the sum once more.')
  const { comment, rating } = checkFields(RULES, body)
  if (!world.use(admitRating)(rating)) throw invalid([{ field: 'rating', message: 'A rating is from 1 to 5 stars.' }])
  const author = world.use(attributeAuthor)(session, (body.UserId as number | null | undefined) ?? null)
  const signature = ` (${maskedAuthor(author === null ? null : (world.db.first(emailOf(author))?.email ?? null))})`
  const ownWords = comment.endsWith(signature) ? comment.slice(0, -signature.length) : comment
  if (!world.use(admitComment)(ownWords)) throw commentRefused(ownWords)
  const stored = { UserId: author, comment: cleaned, rating }
  const row = world.db.transaction(() => {
    captcha.spend()
    return insertRow(world, FEEDBACK, stored)
  })
  recordAction(world, STORE, 'anybody')
  visit.record(feedbackStored, {
    feedbackId: row.id,
    author,
    sender: session?.accountId ?? null,
    rating,
    text: ownWords,
    comment: stored.comment,
    markup: world.use(showComment)(stored.comment),
    inTwentySeconds: recentActions(world, STORE, 'anybody', 20_000).length,
  })
  return createdAnswer(FEEDBACK, row)
}

function commentRefused(comment: string): HttpError {
  if (comment.trim() === '') return invalid([{ field: 'comment', message: 'Please write a comment.' }])
  const message = messageWith('A comment takes at most {{most}} characters.', { most: MAX_COMMENT_LENGTH })
  return invalid([{ field: 'comment', message }])
}

/** @throws HttpError 429 when a visitor tries too often */
function requirePace(world: World, visitor: string): void {
  const earlier = recentActions(world, TRY, visitor, 5 * 60_000)
  if (!world.use(admitPace)(earlier, world.clock.now()))
    throw HttpError.text(429, 'That is a lot to say at once. Please wait a minute and send the rest.')
  recordAction(world, TRY, visitor)
}
