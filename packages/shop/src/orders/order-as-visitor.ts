import assert from 'node:assert/strict'
import type { Visitor } from '../feature.ts'
import { addOrderDetails } from './order-details.ts'

/**
 * Becomes a customer who orders a piece of product 2 with all that belongs to it, as features of orders begin.
 *
 * @param more what the checkout sends beside the details of the order
 */
export async function orderAsVisitor(visitor: Visitor, more: object = {}) {
  const customer = await visitor.becomeCustomer()
  const { basketId } = customer
  assert.equal((await visitor.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })).status, 200)
  const orderDetails = await addOrderDetails(visitor)
  const placed = await visitor.post(`/rest/basket/${basketId}/checkout`, { ...more, orderDetails })
  assert.equal(placed.status, 200, placed.text)
  return { ...customer, orderId: placed.json().orderConfirmation as string }
}
