import * as calls from '@fruit/contracts/calls/orders'
import { ORDERS, type OrderDocument } from '@fruit/shop/orders/order'
import { sql } from '@fruit/shop/schema'
import type { Client, ClientResponse } from '@fruit/world/visits/client'
import { expect } from 'vitest'
import { expectMatchesContract } from './answers-fit.ts'
import { addItem, createCustomer, readBasket } from './basket-calls.ts'
import type { Learner } from './test-app.ts'

/** A customer who can order: has an address, a card and a wallet balance. */
export interface Buyer {
  readonly learner: Learner
  readonly client: Client
  readonly id: number
  readonly email: string
  readonly token: string
  readonly basketId: number
  readonly addressId: number
  readonly cardId: number
}

const STAMPS = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

/** A new customer with an address, a card and `balance` in the wallet. */
export async function createBuyer(learner: Learner, balance = 0): Promise<Buyer> {
  const customer = await createCustomer(learner)
  const ids = learner.inside(({ db }) => {
    const { id } = db.first<{ id: number }>({
      sql: 'SELECT id FROM Users WHERE email = ?',
      parameters: [customer.email],
    })!
    const address = {
      ...{ UserId: id, fullName: 'A. Pple', mobileNum: 1234567, zipCode: '1234', streetAddress: 'Orchard Row 1' },
      ...{ city: 'Windfall', state: null, country: 'Eden', ...STAMPS },
    }
    const card = { UserId: id, fullName: 'A. Pple', cardNum: 1234567812345678, expMonth: 12, expYear: 2090, ...STAMPS }
    db.run({ sql: 'UPDATE Wallets SET balance = ? WHERE UserId = ?', parameters: [balance, id] })
    return {
      id,
      addressId: db.run(sql.insertInto('Addresses').values(address).compile()).lastId,
      cardId: db.run(sql.insertInto('Cards').values(card).compile()).lastId,
    }
  })
  return { ...customer, ...ids }
}

/** A buyer whose basket holds `quantity` units of a product. */
export async function createBuyerWithBasket(
  learner: Learner,
  ProductId: number,
  quantity: number,
  balance = 0,
): Promise<Buyer> {
  const buyer = await createBuyer(learner, balance)
  await addToBasket(buyer, ProductId, quantity)
  return buyer
}

/** Adds a product to the buyer's basket. */
export async function addToBasket({ client, basketId }: Buyer, ProductId: number, quantity: number): Promise<void> {
  expect((await addItem(client, { ProductId, BasketId: basketId, quantity })).status).toBe(200)
}

/** Checkout body for payment by card and delivery by the slowest method. */
export function cardPayment({ cardId, addressId }: Buyer) {
  return { orderDetails: { paymentId: String(cardId), addressId: String(addressId), deliveryMethodId: '3' } }
}

/** Checkout body for payment from the wallet. */
export function walletPayment(buyer: Buyer) {
  return { orderDetails: { ...cardPayment(buyer).orderDetails, paymentId: 'wallet' } }
}

/** Checks out a basket. */
export async function checkOut(client: Client, basketId: number | string, body: unknown): Promise<ClientResponse> {
  const response = await client.post(`/rest/basket/${basketId}/checkout`, body)
  expectMatchesContract(calls.checkout, response)
  return response
}

/** The buyer's orders as stored. */
export function storedOrders({ learner, id }: Buyer): OrderDocument[] {
  return learner.inside(({ documents }) => documents.find<OrderDocument>(ORDERS, { UserId: id }))
}

/** Checks out and returns the stored order. */
export async function placeOrder(buyer: Buyer, body: unknown): Promise<OrderDocument> {
  const answer = await checkOut(buyer.client, buyer.basketId, body)
  expect(answer.status, answer.text).toBe(200)
  const { orderConfirmation } = answer.json()
  return buyer.learner.inside(
    ({ documents }) => documents.find<OrderDocument>(ORDERS, { orderId: orderConfirmation })[0]!,
  )
}

/** Expects that checkout fails with this status and message and changes neither basket nor balance nor orders. */
export async function expectRefused(buyer: Buyer, body: unknown, status: number, words: RegExp): Promise<void> {
  const before = [await readBasket(buyer.client, buyer.basketId).then((answer) => answer.json()), balanceOf(buyer)]
  const refused = await checkOut(buyer.client, buyer.basketId, body)
  expect(refused.status, refused.text).toBe(status)
  expect(refused.json().error).toMatch(words)
  expect(storedOrders(buyer)).toEqual([])
  const after = [await readBasket(buyer.client, buyer.basketId).then((answer) => answer.json()), balanceOf(buyer)]
  expect(after).toEqual(before)
}

/** Reads the order history of the account. */
export async function readHistory(client: Client): Promise<ClientResponse> {
  const response = await client.get('/rest/order-history')
  expectMatchesContract(calls.getOrderHistory, response)
  return response
}

/** Lists the orders of all customers. */
export async function listOrders(client: Client): Promise<ClientResponse> {
  const response = await client.get('/rest/order-history/orders')
  expectMatchesContract(calls.listOrders, response)
  return response
}

/** Toggles the delivery status of an order. @param deliveryStatus its present status */
export async function toggleDeliveryStatus(
  client: Client,
  id: string,
  deliveryStatus: unknown,
): Promise<ClientResponse> {
  const response = await client.put(`/rest/order-history/${encodeURIComponent(id)}/delivery-status`, { deliveryStatus })
  expectMatchesContract(calls.changeDeliveryStatus, response)
  return response
}

/** The balance of the buyer's wallet. */
export function balanceOf({ learner, id }: Buyer): number {
  const query = { sql: 'SELECT balance FROM Wallets WHERE UserId = ?', parameters: [id] }
  return learner.inside(({ db }) => db.first<{ balance: number }>(query)!.balance)
}

/** The stock of a product. */
export function stockOf(learner: Learner, productId: number): number {
  const query = { sql: 'SELECT quantity FROM Quantities WHERE ProductId = ?', parameters: [productId] }
  return learner.inside(({ db }) => db.first<{ quantity: number }>(query)!.quantity)
}

/** Sets the prices of a product. */
export function setPrice(learner: Learner, productId: number, price: number, deluxePrice = price): void {
  learner.inside(({ db }) =>
    db.run({
      sql: 'UPDATE Products SET price = ?, deluxePrice = ? WHERE id = ?',
      parameters: [price, deluxePrice, productId],
    }),
  )
}
