import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStock } from '../../support/basket-calls.ts'
import {
  balanceOf,
  cardPayment,
  checkOut,
  createBuyer,
  createBuyerWithBasket,
  setPrice,
  stockOf,
  storedOrders,
  walletPayment,
} from '../../support/checkout-calls.ts'
import { openTestApp, type TestApp } from '../../support/test-app.ts'

const NOW = Date.UTC(2026, 10, 21)

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ shop: 'safe', clock: { now: () => NOW } })
})
afterAll(() => testApp.close())

describe('simultaneous orders', () => {
  it('sell the last five units to five of fifty customers', async () => {
    const learner = testApp.learner()
    setStock(learner, 2, 5, null)
    const buyers = await Promise.all(Array.from({ length: 50 }, () => createBuyerWithBasket(learner, 2, 1)))
    const answers = await Promise.all(buyers.map((buyer) => checkOut(buyer.client, buyer.basketId, cardPayment(buyer))))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(45).fill(400)])
    expect(stockOf(learner, 2)).toBe(0)
    expect(buyers.flatMap(storedOrders)).toHaveLength(5)
  })

  it('of one basket place one order', async () => {
    const learner = testApp.learner()
    const buyer = await createBuyerWithBasket(learner, 2, 1)
    const stock = stockOf(learner, 2)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => checkOut(buyer.client, buyer.basketId, cardPayment(buyer))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
    expect(answers.find(({ status }) => status === 400)!.json().error).toMatch(/empty/)
    expect(storedOrders(buyer)).toHaveLength(1)
    expect(stockOf(learner, 2)).toBe(stock - 1)
  })

  it('never overdraw a wallet', async () => {
    const learner = testApp.learner()
    setPrice(learner, 2, 4)
    setStock(learner, 2, 100, null)
    const buyer = await createBuyer(learner, 21)
    /** Orders until the wallet is empty, in parallel with other calls of this function. @returns the number of paid orders */
    const spend = async (): Promise<number> => {
      for (let paid = 0; ; ) {
        await buyer.client.post('/api/BasketItems', { ProductId: 2, BasketId: buyer.basketId, quantity: 1 })
        const { status } = await checkOut(buyer.client, buyer.basketId, walletPayment(buyer))
        if (status === 402) return paid
        if (status === 200) paid++
      }
    }
    const paid = await Promise.all(Array.from({ length: 50 }, spend))
    expect(paid.reduce((sum, each) => sum + each)).toBe(5)
    expect(storedOrders(buyer)).toHaveLength(5)
    expect(balanceOf(buyer)).toBe(1)
  })
})
