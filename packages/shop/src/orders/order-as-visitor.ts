import assert from 'node:assert/strict'
import { SAMPLE_ADDRESS } from '../addresses/sample-address.ts'
import type { Visitor } from '../feature.ts'

const CARD = { fullName: 'Quentin Pomace', cardNum: 7204615390847261, expMonth: 11, expYear: 2091 }

/**
 * Logs in as a new customer and orders one piece of product 2 with address, card and delivery. Used by features of
 * orders.
 *
 * @param more further fields of the checkout's body
 */
export async function orderAsVisitor(visitor: Visitor, more: object = {}) {
  const customer = await visitor.becomeCustomer()
  const addressId = (await visitor.post('/api/Addresss', SAMPLE_ADDRESS)).json().data.id
  const paymentId = (await visitor.post('/api/Cards', CARD)).json().data.id
  const { basketId } = customer
  assert.equal((await visitor.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })).status, 200)
  const orderDetails = { addressId, paymentId, deliveryMethodId: 1 }
  const placed = await visitor.post(`/rest/basket/${basketId}/checkout`, { ...more, orderDetails })
  assert.equal(placed.status, 200, placed.text)
  return { ...customer, orderId: placed.json().orderConfirmation as string }
}
