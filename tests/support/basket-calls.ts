import * as calls from '@fruit/contracts/calls/basket'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { expect } from 'vitest'
import { expectMatchesContract } from './answers-fit.ts'
import type { Learner } from './test-app.ts'

/** A new customer in the learner's world. Responses of basket calls fail the test unless they match their contracts. */
export async function createCustomer(learner: Learner) {
  const client = learner.client()
  return { learner, client, ...(await client.becomeCustomer()) }
}

/** A customer with two units of product 2 in the basket. */
export async function createFullBasket(learner: Learner) {
  const customer = await createCustomer(learner)
  const added = await addItem(customer.client, { ProductId: 2, BasketId: customer.basketId, quantity: 2 })
  expect(added.status).toBe(200)
  return { ...customer, item: added.json().data as { id: number } }
}

/** Adds a product to a basket. `body` may be the raw text of the request body. */
export async function addItem(client: Client, body: unknown): Promise<ClientResponse> {
  const response = await client.post('/api/BasketItems', body, { headers: { 'content-type': 'application/json' } })
  expectMatchesContract(calls.addBasketItem, response)
  return response
}

/** Changes a basket item. */
export async function changeItem(client: Client, id: number, body: unknown): Promise<ClientResponse> {
  const response = await client.put(`/api/BasketItems/${id}`, body)
  expectMatchesContract(calls.changeBasketItem, response)
  return response
}

/** Reads a basket. */
export async function readBasket(client: Client, id: number | string): Promise<ClientResponse> {
  const response = await client.get(`/rest/basket/${id}`)
  expectMatchesContract(calls.getBasket, response)
  return response
}

/** Applies a coupon to a basket. */
export async function applyCoupon(client: Client, basketId: number, code: string): Promise<ClientResponse> {
  const response = await client.put(`/rest/basket/${basketId}/coupon/${encodeURIComponent(code)}`)
  expectMatchesContract(calls.applyCoupon, response)
  return response
}

/** Sets a product's stock and its limit per customer. */
export function setStock(learner: Learner, productId: number, quantity: number, limitPerUser: number | null): void {
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Quantities SET quantity = ?, limitPerUser = ? WHERE ProductId = ?',
      parameters: [quantity, limitPerUser, productId],
    }),
  )
}

/** The id of a deleted product. */
export function deletedProductId(learner: Learner): number {
  const query = { sql: 'SELECT id FROM Products WHERE deletedAt IS NOT NULL', parameters: [] }
  return learner.inside(({ db }) => db.first<{ id: number }>(query)!.id)
}
