import type { Visitor } from '../feature.ts'

/** Logs a visitor in as a new customer with an answer to a security question. */
export async function becomeKnownCustomer(visitor: Visitor): Promise<{ email: string; answer: string }> {
  const { email } = await visitor.becomeCustomer()
  const { user } = (await visitor.get('/rest/user/whoami')).json()
  const answer = 'Greengage'
  await visitor.post('/api/SecurityAnswers', { UserId: user.id, SecurityQuestionId: 7, answer })
  return { email, answer }
}
