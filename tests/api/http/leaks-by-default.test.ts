import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember } from '../../support/members.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

describe('a new world', () => {
  it('returns the answer with each captcha', async () => {
    const { client } = await createMember(testApp.learner())
    expect((await client.get('/rest/captcha/')).json().answer).toMatch(/^-?\d+$/)
    expect((await client.get('/rest/image-captcha/')).json().answer).toMatch(/^\w{5}$/)
  })

  it.each([{}, { orderDetails: null }, { orderDetails: { paymentId: '1', addressId: '1', deliveryMethodId: '1' } }])(
    'accepts an order without checking its details: %j',
    async (body) => {
      const client = testApp.learner().client()
      const { basketId } = await client.becomeCustomer()
      await client.post('/api/BasketItems', { ProductId: 2, BasketId: basketId, quantity: 1 })
      const placed = await client.post(`/rest/basket/${basketId}/checkout`, body)
      expect(placed.status).toBe(200)
      expect(placed.json().orderConfirmation).toMatch(/^[0-9a-f]{4}-[0-9a-f]{16}$/)
    },
  )
})
