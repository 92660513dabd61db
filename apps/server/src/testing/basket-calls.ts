import * as calls from '@fruit/contracts/calls/basket'
import type { Client, ClientResponse } from '@fruit/world/client'
import { expect } from 'vitest'
import { expectFits } from './answers-fit.ts'
import type { Learner } from './test-app.ts'

/** A new customer in the world of a learner, whose calls about baskets fail the test unless they fit their contracts. */
export async function aCustomer(learner: Learner) {
  const client = learner.client()
  return { learner, client, ...(await client.becomeCustomer()) }
}

/** A customer with two pieces of product 2 in the basket. */
export async function aFullBasket(learner: Learner) {
  const customer = await aCustomer(learner)
  const added = await addItem(customer.client, { ProductId: 2, BasketId: customer.basketId, quantity: 2 })
  expect(added.status).toBe(200)
  return { ...customer, item: added.json().data as { id: number } }
}

/** Asks to put a product into a basket; `body` may be the text of the body. */
export async function addItem(client: Client, body: unknown): Promise<ClientResponse> {
  const response = await client.post('/api/BasketItems', body, { headers: { 'content-type': 'application/json' } })
  expectFits(calls.addBasketItem, response)
  return response
}

/** Asks to change an item of a basket. */
export async function changeItem(client: Client, id: number, body: unknown): Promise<ClientResponse> {
  const response = await client.put(`/api/BasketItems/${id}`, body)
  expectFits(calls.changeBasketItem, response)
  return response
}

/** Asks for a basket. */
export async function readBasket(client: Client, id: number | string): Promise<ClientResponse> {
  const response = await client.get(`/rest/basket/${id}`)
  expectFits(calls.getBasket, response)
  return response
}

/** Asks to put a coupon on a basket. */
export async function applyCoupon(client: Client, basketId: number, code: string): Promise<ClientResponse> {
  const response = await client.put(`/rest/basket/${basketId}/coupon/${encodeURIComponent(code)}`)
  expectFits(calls.applyCoupon, response)
  return response
}

/** Sets what is left of a product. */
export function setStock(learner: Learner, productId: number, quantity: number, limitPerUser: number | null): void {
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Quantities SET quantity = ?, limitPerUser = ? WHERE ProductId = ?',
      parameters: [quantity, limitPerUser, productId],
    }),
  )
}

/** The id of a product that was taken off the shelf. */
export function goneProduct(learner: Learner): number {
  const query = { sql: 'SELECT id FROM Products WHERE deletedAt IS NOT NULL', parameters: [] }
  return learner.inside(({ db }) => db.first<{ id: number }>(query)!.id)
}
