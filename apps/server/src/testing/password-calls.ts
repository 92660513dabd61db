import { resetPassword, saveSecurityAnswer } from '@fruit/contracts/calls/accounts'
import type { Client } from '@fruit/world/client'
import { expect } from 'vitest'
import { expectFits } from './answers-fit.ts'
import { aMember } from './members.ts'
import type { Learner } from './test-app.ts'

/** Stores `Rumpelstilz` as the answer to question 7 of the account that the body names. */
export async function answerFor(client: Client, body: object) {
  const response = await client.post('/api/SecurityAnswers', { answer: 'Rumpelstilz', SecurityQuestionId: 7, ...body })
  expectFits(saveSecurityAnswer, response)
  return response
}

/** A customer whose security answer is `Rumpelstilz`. */
export async function aCustomerWithAnswer(learner: Learner) {
  const customer = await aMember(learner)
  const response = await answerFor(customer.client, { UserId: customer.id })
  expect(response.status).toBe(201)
  return customer
}

/** Resets a forgotten password. */
export async function reset(client: Client, body: object, headers: Record<string, string> = {}) {
  const response = await client.post('/rest/user/reset-password', body, { headers })
  expectFits(resetPassword, response)
  return response
}
