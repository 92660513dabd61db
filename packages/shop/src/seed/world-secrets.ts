import type { Configuration } from '@fruit/contracts/configuration'
import type { Query } from '@fruit/world/shop-database'
import type { NewShop } from '@fruit/world/template'
import type { World } from '@fruit/world/world'
import { deluxeTokenOf } from '../accounts/deluxe.ts'
import { hashAnswer } from '../accounts/security-answers.ts'
import { CAST, type CastMember } from '../cast.ts'
import { sql, type Tables } from '../schema.ts'
import { storeSecretsAnew } from '../second-factor/secrets.ts'

/** How an answer is written that still waits for the secret of a world. */
const IN_CLEAR = 'clear:'

/**
 * Stores the answers of the cast to their security questions, in clear: a template knows no world's secret. Those that
 * no challenge sets are random.
 */
export function seedSecurityAnswers(
  shop: NewShop,
  answers: Readonly<Record<string, string>>,
  stamps: { createdAt: string; updatedAt: string },
): void {
  for (const member of CAST) {
    const SecurityQuestionId = questionOf(member, shop.configuration)
    if (SecurityQuestionId === undefined) continue
    const answer = IN_CLEAR + (answers[member.key] ?? shop.random.hex(32))
    const row = { UserId: member.id, SecurityQuestionId, answer, ...stamps }
    shop.db.run(sql.insertInto('SecurityAnswers').values(row).compile())
  }
}

/** The owners of the two photos that give an answer away have the question that the configuration says. */
function questionOf(member: CastMember, { memories }: Configuration): number | undefined {
  const configured = {
    john: memories.find(({ geoStalkingMetaSecurityQuestion: id }) => id)?.geoStalkingMetaSecurityQuestion,
    emma: memories.find(({ geoStalkingVisualSecurityQuestion: id }) => id)?.geoStalkingVisualSecurityQuestion,
  }
  return configured[member.key as keyof typeof configured] ?? member.question
}

/**
 * What a world that was just born makes with secrets of its own: the stored form of the security answers and of the
 * secrets of second factors, and the tokens of deluxe members. Does nothing in a world that has them.
 */
export function initializeSecrets(world: World): void {
  const answers = world.db.all<{ id: number; answer: string }>({
    sql: 'SELECT id, answer FROM SecurityAnswers WHERE answer LIKE ?',
    parameters: [`${IN_CLEAR}%`],
  })
  if (answers.length === 0) return
  const members = world.db.all<{ id: number; email: string | null }>({
    sql: "SELECT id, email FROM Users WHERE role = 'deluxe'",
    parameters: [],
  })
  world.db.transaction(() => {
    world.db.run(
      setEach(
        'SecurityAnswers',
        'answer',
        answers.map(({ id, answer }) => [id, hashAnswer(world, answer.slice(IN_CLEAR.length))]),
      ),
    )
    world.db.run(
      setEach(
        'Users',
        'deluxeToken',
        members.map(({ id, email }) => [id, deluxeTokenOf(world, email ?? '')]),
      ),
    )
    storeSecretsAnew(world)
  })
}

/** One statement for all rows: a world is born while somebody waits for a page. */
function setEach(
  table: keyof Tables,
  column: string,
  values: readonly (readonly [id: number, value: string])[],
): Query {
  const cases = values.map(() => 'WHEN ? THEN ?').join(' ')
  const ids = values.map(() => '?').join(', ')
  return {
    sql: `UPDATE "${table}" SET "${column}" = CASE id ${cases} END WHERE id IN (${ids})`,
    parameters: [...values.flat(), ...values.map(([id]) => id)],
  }
}
