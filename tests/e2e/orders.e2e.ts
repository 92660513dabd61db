import { describe, expect, test } from 'vitest'
import { type Customer, fillBasket, newCustomer, placeOrder, readyToOrder } from './support/customer.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { nextPaint } from './support/next-paint.ts'
import { pdfText } from './support/pdf-text.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

/** From the product range of the shop, by id: 1.99, 5.49, 2.99. */
const JUICE = { id: 1, name: 'Windfall Apple Juice (1000 ml)' }
const QUINCE = { id: 24, name: 'Quince Charming (500 ml)' }
const OIL = { id: 2, name: 'First Light Orange Juice (1000 ml)' }

const stage = setStage()
const text = (selector: string) => stage.page.locator(selector).textContent()
const button = (name: string | RegExp) => stage.page.getByRole('button', { name })
const link = (name: string | RegExp) => stage.page.getByRole('link', { name })
const heading = (name: string | RegExp) => stage.page.getByRole('heading', { name })

let customers = 0

/** A customer with three bottles in the basket, worth 9.47. */
async function aCustomer(): Promise<Customer> {
  const customer = await newCustomer(stage, `orderer-${customers++}`)
  await fillBasket(customer, { [JUICE.id]: 2, [QUINCE.id]: 1 })
  return customer
}

/** A customer on the order summary, with everything chosen. */
async function atTheSummary(payment?: string): Promise<Customer> {
  const customer = await aCustomer()
  await customer.logInOnPage(readyToOrder(customer, payment))
  await stage.open('/order-summary')
  return customer
}

async function ordersOf(customer: Customer): Promise<{ orderId: string; totalPrice: number }[]> {
  return (await (await customer.call('GET', '/rest/order-history')).json()).data
}

const balanceOf = async (customer: Customer): Promise<number> =>
  (await (await customer.call('GET', '/rest/wallet/balance')).json()).data

describe('order summary', () => {
  test('shows the whole order, places it, and shows the confirmation', async () => {
    const { page } = stage
    const customer = await atTheSummary()
    await heading(english('TITLE_ORDER_SUMMARY')).waitFor()
    for (const part of ['7 Orchard Row', 'Fresh off the branch', 'Arrives in 1 day', 'Card ending in 1234'])
      await page.getByText(part).waitFor()
    await expect.poll(() => page.locator('main').textContent()).not.toContain('4111')
    await expect.poll(() => text('#price')).toBe('10.46¤')
    await page.getByText('You will earn 1 bonus point').waitFor()

    await page.click('#checkoutButton')
    await page.locator('.confirmation').getByText('Thank you').waitFor()
    const [order, ...others] = await ordersOf(customer)
    expect(others).toEqual([])
    expect(new URL(page.url()).hash).toBe(`#/order-completion/${order!.orderId}`)
    await page.getByText('Lower Pip, Ciderset, BR4 3LY').waitFor()
    const kept = await page.evaluate(() => Object.keys(sessionStorage).sort())
    expect(kept).toEqual(['bid', 'entered'])
    await link('Your basket, 0 items').waitFor()

    const confirmation = await link(/^Print confirmation/).getAttribute('href')
    await expect.poll(() => link(/^Print confirmation/).getAttribute('target')).toBe('_blank')
    const printed = await pdfText(await (await stage.context.request.get(confirmation!)).body())
    for (const part of [order!.orderId, JUICE.name, QUINCE.name, '10.46', '0.99']) expect(printed).toContain(part)

    await link(/^Track order/).click()
    await expect.poll(() => text('[aria-current=step]')).toBe(english('DELIVERY_NEW'))
    await expect.poll(() => text('#orderId')).toBe(order!.orderId)
  })

  test('places one order even when the button is clicked twice', async () => {
    const customer = await atTheSummary()
    await stage.page.locator('#checkoutButton').dblclick()
    await stage.page.locator('.confirmation').waitFor()
    await expect.poll(() => ordersOf(customer)).toHaveLength(1)
  })

  test('pays from the wallet if the balance is sufficient, and keeps basket and choices otherwise', async () => {
    const { page } = stage
    const customer = await atTheSummary('wallet')
    await page.getByText(english('INSUFFICIENT_WALLET_BALANCE')).waitFor()
    await page.click('#checkoutButton')
    await page.getByRole('alert').getByText(/\w/).waitFor()
    await expect.poll(() => ordersOf(customer)).toEqual([])
    await link('Your basket, 3 items').waitFor()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('paymentId'))).toBe('wallet')

    await customer.call('PUT', '/rest/wallet/balance', { balance: 50, paymentId: customer.cardId })
    await page.click('#checkoutButton')
    await page.locator('.confirmation').waitFor()
    // The price minus one bonus point.
    await expect.poll(() => balanceOf(customer)).toBeCloseTo(50 - 10.46 + 1, 5)
  })

  test.each([
    ['addressId', '/address/select', 'Please pick an address first.'],
    ['deliveryMethodId', '/delivery-method', 'Please pick a delivery method first.'],
    ['paymentId', '/payment/shop', 'Please choose that first.'],
  ])('without %s leads back to %s', async (missing, path, message) => {
    const customer = await aCustomer()
    const { [missing]: _left, ...rest } = readyToOrder(customer)
    await customer.logInOnPage(rest)
    await stage.open('/order-summary')
    await stage.page.getByText(message).waitFor()
    await expect.poll(() => new URL(stage.page.url()).hash).toBe(`#${path}`)
  })

  test('asks for another address if the chosen one was deleted', async () => {
    const customer = await aCustomer()
    await customer.call('DELETE', `/api/Addresss/${customer.addressId}`)
    await customer.logInOnPage(readyToOrder(customer))
    await stage.open('/order-summary')
    await stage.page.getByText('Please pick an address first.').waitFor()
    await expect.poll(() => stage.page.evaluate(() => sessionStorage.getItem('addressId'))).toBeNull()
  })

  test('leads to the basket if the basket is empty', async () => {
    const customer = await newCustomer(stage, 'empty-handed')
    await customer.logInOnPage(readyToOrder(customer))
    await stage.open('/order-summary')
    await heading(english('BASKET_EMPTY')).waitFor()
  })
})

describe('order history', () => {
  test('is empty at first, and links to the shop', async () => {
    await (await newCustomer(stage, 'newcomer')).logInOnPage()
    await stage.open('/order-history')
    await heading(english('NO_ORDERS')).waitFor()
    await link(english('GO_TO_SHOP')).click()
    await stage.page.locator('mat-grid-tile').first().waitFor()
  })

  test('lists the newest order first, shows its products, and accepts reviews of them', async () => {
    const { page } = stage
    const customer = await aCustomer()
    const first = await placeOrder(customer)
    await fillBasket(customer, { [OIL.id]: 1 })
    const second = await placeOrder(customer)
    await customer.logInOnPage()
    await stage.open('/order-history')
    const orders = page.getByRole('article')
    await orders.first().waitFor()
    await expect.poll(() => orders.locator('h2 code').allTextContents()).toEqual([second, first])
    const older = orders.nth(1)
    await older.getByText(english('DELIVERY_TRANSIT')).waitFor()
    await expect.poll(() => older.locator('dl').last().textContent()).toContain('10.46¤')
    await expect.poll(() => older.getByRole('row', { name: JUICE.name }).textContent()).toContain('1.99¤23.98¤')

    await older.getByRole('button', { name: JUICE.name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: JUICE.name })
    await dialog.getByText('Product 1', { exact: true }).waitFor()
    expect((await dialog.boundingBox())?.width).toBe(500)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    // A product that loads late must not close a review dialog.
    const held = await delayResponses(page, `**/api/Products/${JUICE.id}`)
    const found = page.waitForResponse(`**/api/Products/${JUICE.id}`)
    await older.getByRole('button', { name: JUICE.name, exact: true }).click()
    await older.getByRole('button', { name: `Review ${QUINCE.name}` }).click()
    await page.getByLabel(english('WRITE_REVIEW')).fill('Kissed it twice.')
    held.release()
    await (await found).finished()
    await nextPaint(page)
    await button(english('SUBMIT')).click()
    await page.getByRole('status').getByText(english('CONFIRM_REVIEW_SAVED')).waitFor()
    const reviews = await (await customer.call('GET', `/rest/products/${QUINCE.id}/reviews`)).json()
    expect(reviews.data.at(-1)).toMatchObject({ message: 'Kissed it twice.', author: customer.email })

    await older.getByRole('link', { name: /^Track order/ }).click()
    await expect.poll(() => text('#orderId')).toBe(first)
  })
})

inspectScreens(stage, {
  'an order before it is placed': async () => {
    await atTheSummary('wallet')
    await stage.page.click('#checkoutButton')
    await stage.page.getByRole('alert').getByText(/\w/).waitFor()
  },
  'the confirmation of an order': async () => {
    const customer = await aCustomer()
    const id = await placeOrder(customer)
    await customer.logInOnPage()
    await stage.open(`/order-completion/${id}`)
    await heading(english('DELIVERY_ADDRESS')).waitFor()
  },
  'the order history': async () => {
    const customer = await aCustomer()
    await placeOrder(customer)
    await customer.logInOnPage()
    await stage.open('/order-history')
    await stage.page.getByRole('article').waitFor()
  },
})
