import * as deluxe from '@fruit/contracts/calls/deluxe'
import * as wallet from '@fruit/contracts/calls/wallet'
import type { Client, ClientResponse } from '@fruit/world/client'
import { expect } from 'vitest'
import { expectFits } from './answers-fit.ts'
import type { Learner } from './test-app.ts'

/** A card that can be saved. */
export const CARD = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 } as const

/** Saves a card for who is signed in, and gives its id. */
export async function saveCard(client: Client, differences: object = {}): Promise<number> {
  const saved = await client.post('/api/Cards', { ...CARD, ...differences })
  expect(saved.status).toBe(201)
  return saved.json().data.id
}

/** The id of a card in a learner's world that belongs to somebody of the cast. */
export function cardOfTheCast(learner: Learner, key: string): number {
  return learner.inside(
    ({ db, cast }) =>
      db.first<{ id: number }>({ sql: 'SELECT id FROM Cards WHERE UserId = ?', parameters: [cast[key]!.id] })!.id,
  )
}

/** Asks to put money into the wallet. */
export async function topUp(client: Client, body: unknown): Promise<ClientResponse> {
  const response = await client.put('/rest/wallet/balance', body)
  expectFits(wallet.topUpWallet, response)
  return response
}

/** What is in the wallet. */
export async function balanceOf(client: Client): Promise<number> {
  const response = await client.get('/rest/wallet/balance')
  expect(response.status).toBe(200)
  expectFits(wallet.getWalletBalance, response)
  return response.json().data
}

/** Puts a sum into the wallet of an account, whatever the rules. */
export function fillWallet(learner: Learner, email: string, balance: number): void {
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Wallets SET balance = ? WHERE UserId = (SELECT id FROM Users WHERE email = ?)',
      parameters: [balance, email],
    }),
  )
}

/** Asks to become a deluxe member. */
export async function takeMembership(client: Client, body?: unknown): Promise<ClientResponse> {
  const response = await client.post('/rest/deluxe-membership', body)
  expectFits(deluxe.becomeDeluxeMember, response)
  return response
}
