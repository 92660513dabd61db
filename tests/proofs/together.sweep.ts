import { readCatalogue } from '@fruit/catalogue/catalogue'
import type { CatalogueEntry } from '@fruit/challenge-kit/catalogue-entry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBasket } from '../support/basket-calls.ts'
import { cardPayment, createBuyerWithBasket, placeOrder, readHistory, stockOf } from '../support/checkout-calls.ts'
import { postFeedbackWithCaptcha } from '../support/feedback-calls.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { frozenClock } from './trial.ts'

const { entries } = readCatalogue()
/** Number of worlds attacked at the same time. */
const WORLDS = 20
const PRODUCT = 6

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ clock: frozenClock() })
})
afterAll(() => testApp.close())

/** Attacks a new world. @returns the challenge's key if the attack did not solve it */
async function attack({ challenge, loadProof }: CatalogueEntry): Promise<string[]> {
  const { exploit } = await loadProof()
  const learner = testApp.learner()
  await exploit(learner.client())
  return (await learner.solved()).includes(challenge.key) ? [] : [challenge.key]
}

it('exploits solve every challenge in twenty simultaneous worlds without affecting an honest customer', async () => {
  // The honest customer's basket must be unchanged after the attacks.
  const learner = testApp.learner()
  const buyer = await createBuyerWithBasket(learner, PRODUCT, 2)
  const stock = stockOf(learner, PRODUCT)

  const waiting = Array.from({ length: Math.ceil(WORLDS / Math.max(1, entries.length)) + 1 }, () => entries)
    .flat()
    .values()
  const lanes = Array.from({ length: WORLDS }, async () => {
    const open: string[] = []
    for (const entry of waiting) open.push(...(await attack(entry)))
    return open
  })
  expect((await Promise.all(lanes)).flat()).toEqual([])

  const basket = await readBasket(buyer.client, buyer.basketId)
  expect(basket.json().data.Products).toMatchObject([{ id: PRODUCT, BasketItem: { quantity: 2 } }])
  const { orderId } = await placeOrder(buyer, cardPayment(buyer))
  expect((await readHistory(buyer.client)).json().data).toMatchObject([{ orderId }])
  expect(stockOf(learner, PRODUCT)).toBe(stock - 2)
  for (const path of [
    '/rest/products/search?q=juice',
    `/rest/products/${PRODUCT}/reviews`,
    `/rest/track-order/${orderId}`,
    `/ftp/order_${orderId}.pdf`,
    '/ftp/legal.md',
    '/rest/memories',
    '/rest/wallet/balance',
    '/rest/chatbot/status',
    '/redirect?to=https://github.com/juice-shop/juice-shop',
    '/profile',
    '/assets/public/images/padding/81px.png',
  ])
    expect((await buyer.client.get(path)).status, path).toBeLessThan(400)
  expect((await postFeedbackWithCaptcha(buyer.client)).status).toBe(201)

  const visits = new Set(entries.filter(({ challenge }) => challenge.kind === 'discovery').map((e) => e.challenge.key))
  expect((await learner.solved()).filter((key) => !visits.has(key))).toEqual([])
})
