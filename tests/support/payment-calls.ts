import * as deluxe from '@fruit/contracts/calls/deluxe'
import * as wallet from '@fruit/contracts/calls/wallet'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { expect } from 'vitest'
import { expectMatchesContract } from './answers-fit.ts'
import type { Learner } from './test-app.ts'

/** A valid card. */
export const CARD = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 } as const

/** Saves a card for the signed-in account and returns its id. */
export async function saveCard(client: Client, differences: object = {}): Promise<number> {
  const saved = await client.post('/api/Cards', { ...CARD, ...differences })
  expect(saved.status).toBe(201)
  return saved.json().data.id
}

/** The id of a card that belongs to an account of the cast. */
export function castCardId(learner: Learner, key: string): number {
  return learner.inside(
    ({ db, cast }) =>
      db.first<{ id: number }>({ sql: 'SELECT id FROM Cards WHERE UserId = ?', parameters: [cast[key]!.id] })!.id,
  )
}

/** Tops up the wallet. */
export async function topUp(client: Client, body: unknown): Promise<ClientResponse> {
  const response = await client.put('/rest/wallet/balance', body)
  expectMatchesContract(wallet.topUpWallet, response)
  return response
}

/** The balance of the wallet. */
export async function balanceOf(client: Client): Promise<number> {
  const response = await client.get('/rest/wallet/balance')
  expect(response.status).toBe(200)
  expectMatchesContract(wallet.getWalletBalance, response)
  return response.json().data
}

/** Sets the balance of an account's wallet, bypassing the rules. */
export function setWalletBalance(learner: Learner, email: string, balance: number): void {
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Wallets SET balance = ? WHERE UserId = (SELECT id FROM Users WHERE email = ?)',
      parameters: [balance, email],
    }),
  )
}

/** Requests a deluxe membership. */
export async function requestMembership(client: Client, body?: unknown): Promise<ClientResponse> {
  const response = await client.post('/rest/deluxe-membership', body)
  expectMatchesContract(deluxe.becomeDeluxeMember, response)
  return response
}
