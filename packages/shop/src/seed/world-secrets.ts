import type { Configuration } from '@fruit/contracts/configuration'
import type { NewShop } from '@fruit/world/registry/template'
import { compileOnce, type Parameter } from '@fruit/world/storage/query'
import type { World } from '@fruit/world/world'
import { deluxeTokenOf } from '../accounts/deluxe.ts'
import { hashAnswer } from '../accounts/security-answers.ts'
import { CAST, type CastMember } from '../cast.ts'
import { sql } from '../schema.ts'
import { rewriteStoredSecrets } from '../second-factor/secrets.ts'

/** Prefix of a security answer that is not hashed yet, because hashing needs the secret of a world. */
const PLAIN_TEXT_PREFIX = 'clear:'

/**
 * Stores the cast's security answers in plain text, because a template has no world's secret. Answers that no challenge
 * sets are random.
 */
export function seedSecurityAnswers(
  shop: NewShop,
  answers: Readonly<Record<string, string>>,
  stamps: { createdAt: string; updatedAt: string },
): void {
  for (const member of CAST) {
    const SecurityQuestionId = questionOf(member, shop.configuration)
    if (SecurityQuestionId === undefined) continue
    const answer = PLAIN_TEXT_PREFIX + (answers[member.key] ?? shop.random.hex(32))
    const row = { UserId: member.id, SecurityQuestionId, answer, ...stamps }
    shop.db.run(sql.insertInto('SecurityAnswers').values(row).compile())
  }
}

/** The owners of the two photos that reveal a security answer have the configured question. */
function questionOf(member: CastMember, { memories }: Configuration): number | undefined {
  const configured = {
    john: memories.find(({ geoStalkingMetaSecurityQuestion: id }) => id)?.geoStalkingMetaSecurityQuestion,
    emma: memories.find(({ geoStalkingVisualSecurityQuestion: id }) => id)?.geoStalkingVisualSecurityQuestion,
  }
  return configured[member.key as keyof typeof configured] ?? member.question
}

const plainTextAnswers = compileOnce(() =>
  sql.selectFrom('SecurityAnswers').select(['id', 'answer']).where('answer', 'like', `${PLAIN_TEXT_PREFIX}%`),
)
const deluxeMembers = compileOnce(() => sql.selectFrom('Users').select(['id', 'email']).where('role', '=', 'deluxe'))
const setAnswer = compileOnce((id: Parameter<number>, answer: Parameter<string>) =>
  sql.updateTable('SecurityAnswers').set({ answer }).where('id', '=', id),
)
const setDeluxeToken = compileOnce((id: Parameter<number>, deluxeToken: Parameter<string>) =>
  sql.updateTable('Users').set({ deluxeToken }).where('id', '=', id),
)

/**
 * Completes a new world with its own secrets: hashes security answers, encrypts second-factor secrets and sets the
 * tokens of deluxe members. Does nothing when that is done.
 */
export function initializeSecrets(world: World): void {
  const { db } = world
  const answers = db.all(plainTextAnswers())
  if (answers.length === 0) return
  const members = db.all(deluxeMembers())
  db.transaction(() => {
    for (const { id, answer } of answers)
      db.run(setAnswer(id, hashAnswer(world, answer.slice(PLAIN_TEXT_PREFIX.length))))
    for (const { id, email } of members) db.run(setDeluxeToken(id, deluxeTokenOf(world, email ?? '')))
    rewriteStoredSecrets(world)
  })
}
