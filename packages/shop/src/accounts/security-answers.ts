import { createHmac } from 'node:crypto'
import type { HttpResponse, RequestDetails } from '@fruit/world/route'
import type { Visit } from '@fruit/world/visit'
import { HttpError } from '@fruit/world/visits/http-error'
import type { World } from '@fruit/world/world'
import { z } from 'zod'
import { admit } from '../resources/admission.ts'
import { createdAnswer } from '../resources/resource.ts'
import { shown } from '../resources/row-source.ts'
import { insertRow } from '../resources/row-store.ts'
import { checkFields, type Fields, rule } from '../resources/rules.ts'
import { translatedRows } from '../resources/translated-rows.ts'
import { SECURITY_ANSWERS } from '../schema.ts'
import { questionOf } from './queries.ts'
import { MAX_ANSWER_LENGTH, registeredHere } from './registration.ts'
import { admitSecurityAnswer } from './seams.ts'

export const ANSWERS = { name: 'SecurityAnswers', ...shown(SECURITY_ANSWERS) } as const

const RULES = z.object({
  UserId: z.int({ error: rule('Give the number of the account that the answer is for.') }),
  SecurityQuestionId: z.int({ error: rule('Give the number of the question that is answered.') }),
  answer: z
    .string({ error: rule('Please give an answer.') })
    .min(1, rule('Please give an answer.'))
    .max(MAX_ANSWER_LENGTH, rule('An answer takes at most 1000 characters.')),
})

/** The hash that is stored instead of an answer: 64 hexadecimal digits that only this world can compute. */
export function hashAnswer(world: World, answer: string): string {
  return createHmac('sha256', world.secrets.secretFor('security-answers')).update(answer).digest('hex')
}

/**
 * Stores the answer to the security question of an account. Only one answer per account is allowed.
 *
 * @throws HttpError 400 when something is missing or the account has an answer; 401 or 403 when it is another's account;
 * 500 when there is no such question
 */
export function saveSecurityAnswer(visit: Visit, body: Fields, request: RequestDetails): HttpResponse {
  const { world, session } = visit
  const fields = checkFields(RULES, body)
  const here = registeredHere(world, fields.UserId, request)
  admit(visit, world.use(admitSecurityAnswer)(session, fields.UserId, here))
  const row = insertRow(world, ANSWERS, { ...fields, answer: hashAnswer(world, fields.answer) })
  return createdAnswer(ANSWERS, row)
}

/**
 * The security question of the account with this e-mail: `{ question }`, or an empty object.
 *
 * @throws HttpError 500 without an e-mail
 */
export async function findSecurityQuestion(visit: Visit, email: string | undefined): Promise<object> {
  if (email === undefined) throw new HttpError(500, 'Whose question? Please add ?email= and an address.')
  const [question] = translatedRows(visit, visit.world.db.all(questionOf(email)), ['question'])
  return question ? { question } : {}
}
