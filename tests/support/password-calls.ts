import { resetPassword, saveSecurityAnswer } from '@fruit/contracts/calls/accounts'
import type { Client } from '@fruit/world/visits/client'
import { expect } from 'vitest'
import { expectMatchesContract } from './answers-fit.ts'
import { createMember } from './members.ts'
import type { Learner } from './test-app.ts'

/** Stores `Rumpelstilz` as the answer to question 7 of the account that the body names. */
export async function storeSecurityAnswer(client: Client, body: object) {
  const response = await client.post('/api/SecurityAnswers', { answer: 'Rumpelstilz', SecurityQuestionId: 7, ...body })
  expectMatchesContract(saveSecurityAnswer, response)
  return response
}

/** A customer whose security answer is `Rumpelstilz`. */
export async function createCustomerWithAnswer(learner: Learner) {
  const customer = await createMember(learner)
  const response = await storeSecurityAnswer(customer.client, { UserId: customer.id })
  expect(response.status).toBe(201)
  return customer
}

/** Resets a forgotten password. */
export async function resetForgottenPassword(client: Client, body: object, headers: Record<string, string> = {}) {
  const response = await client.post('/rest/user/reset-password', body, { headers })
  expectMatchesContract(resetPassword, response)
  return response
}
