import { describe, expect, test } from 'vitest'
import { fillBasket, logInAsAccountant, newCustomer, placeOrder, type SignedIn } from './support/customer.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { secondClick } from './support/second-click.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

/** The first product by name. */
const PRODUCT = 'Beet the Rap (Can, 330 ml)'

const stage = setStage()
const books = (name: string) => stage.page.getByRole('region', { name })
const row = (name: string) => stage.page.getByRole('row', { name })
const snackbar = (text: string) => stage.page.getByRole('status').getByText(text)
const field = (name: string) => stage.page.getByLabel(name, { exact: true })

async function openAccounting(): Promise<SignedIn> {
  const accountant = await logInAsAccountant(stage)
  await accountant.logInOnPage()
  await stage.open('/accounting')
  await row(PRODUCT).waitFor()
  return accountant
}

let customers = 0

/** Places orders as a new customer. @returns the number of the last one */
async function placeOrders(count: number): Promise<string> {
  const customer = await newCustomer(stage, `buyer-${customers++}`)
  let number = ''
  for (let order = 0; order < count; order++) {
    await fillBasket(customer, { 1: 1 })
    number = await placeOrder(customer)
  }
  return number
}

test('shows the accounting page only to accountants', async () => {
  await (await newCustomer(stage, 'nosy')).logInOnPage()
  await stage.open('/accounting')
  await stage.page.getByText(english('UNAUTHORIZED_PAGE_ACCESS_ERROR')).waitFor()
  await stage.open('/search')
  await stage.page.click('#navbarAccount')
  await stage.page.locator('#navbarLogoutButton').waitFor()
  await expect.poll(() => stage.page.getByRole('menuitem', { name: english('TITLE_ACCOUNTING') }).count()).toBe(0)
})

test('links to the accounting page in the accountant’s menu', async () => {
  await (await logInAsAccountant(stage)).logInOnPage()
  await stage.open('/search')
  await stage.page.click('#navbarAccount')
  await stage.page.getByRole('menuitem', { name: english('TITLE_ACCOUNTING') }).click()
  await row(PRODUCT).waitFor()
})

describe('orders of the accounting page', () => {
  test('shows ten orders per page, newest first', async () => {
    const number = await placeOrders(11)
    await openAccounting()
    const rows = books(english('ORDERS')).locator('mat-row')
    await expect.poll(() => rows.count()).toBe(10)
    await expect.poll(() => rows.first().textContent()).toContain(number)
    await books(english('ORDERS'))
      .getByRole('button', { name: english('NEXT_PAGE') })
      .click()
    await expect.poll(() => rows.first().textContent()).not.toContain(number)
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(4)
  })

  test('marks an order as delivered on click, and as in transit on the next click', async () => {
    const number = await placeOrders(1)
    await openAccounting()
    await row(number).getByText(english('DELIVERY_TRANSIT')).waitFor()
    await row(number)
      .getByRole('button', { name: `Mark delivered: ${number}` })
      .click()
    await snackbar(`Order ${number} is delivered.`).waitFor()
    await row(number).getByText(english('DELIVERY_DELIVERED'), { exact: true }).waitFor()
    const back = row(number).getByRole('button', { name: `Back in transit: ${number}` })
    expect(await secondClick(back)).toEqual([])
    await back.click()
    await snackbar(`Order ${number} is in transit again.`).waitFor()
    await row(number).getByText(english('DELIVERY_TRANSIT'), { exact: true }).waitFor()
  })
})

describe('products and stock of the accounting page', () => {
  test('shows ten products per page', async () => {
    await openAccounting()
    await expect.poll(() => books(english('PRODUCTS_AND_STOCK')).locator('mat-row').count()).toBe(10)
    await books(english('PRODUCTS_AND_STOCK'))
      .getByRole('button', { name: english('NEXT_PAGE') })
      .click()
    await row(PRODUCT).waitFor({ state: 'detached' })
  })

  test('saves a new price or quantity on Enter or by the button', async () => {
    await openAccounting()
    await field(`Price of ${PRODUCT}`).fill('4.2')
    await field(`Price of ${PRODUCT}`).press('Enter')
    await snackbar(`The price of ${PRODUCT} is saved.`).waitFor()
    await expect.poll(() => field(`Price of ${PRODUCT}`).inputValue()).toBe('4.20')

    await field(`Quantity of ${PRODUCT}`).fill('7')
    await stage.page.getByRole('button', { name: `Save the quantity of ${PRODUCT}` }).click()
    await snackbar(`The quantity of ${PRODUCT} is saved.`).waitFor()
    await stage.page.reload()
    await row(PRODUCT).waitFor()
    await expect.poll(() => field(`Price of ${PRODUCT}`).inputValue()).toBe('4.20')
    await expect.poll(() => field(`Quantity of ${PRODUCT}`).inputValue()).toBe('7')
  })

  test('keeps what is typed while another value is being saved', async () => {
    await openAccounting()
    const held = await delayResponses(stage.page, '**/api/Products/*')
    await field(`Price of ${PRODUCT}`).fill('5.1')
    await field(`Price of ${PRODUCT}`).press('Enter')
    await field(`Price of ${PRODUCT}`).fill('5.15')
    held.release()
    await snackbar(`The price of ${PRODUCT} is saved.`).waitFor()
    expect(await field(`Price of ${PRODUCT}`).inputValue()).toBe('5.15')
  })

  test('turns a negative price or quantity into 0', async () => {
    await openAccounting()
    await field(`Price of ${PRODUCT}`).fill('-3')
    await field(`Price of ${PRODUCT}`).press('Enter')
    await expect.poll(() => field(`Price of ${PRODUCT}`).inputValue()).toBe('0.00')
    await field(`Quantity of ${PRODUCT}`).fill('-1')
    await field(`Quantity of ${PRODUCT}`).press('Enter')
    await expect.poll(() => field(`Quantity of ${PRODUCT}`).inputValue()).toBe('0')
  })

  test('keeps the old value and shows the reason when the shop refuses a change', async () => {
    await openAccounting()
    const before = await field(`Quantity of ${PRODUCT}`).inputValue()
    await field(`Quantity of ${PRODUCT}`).fill('2000000')
    await field(`Quantity of ${PRODUCT}`).press('Enter')
    await stage.page.locator('.error').getByText('cannot be above 1000000').waitFor()
    // The refused value stays in the field, so that it can be corrected.
    await expect.poll(() => field(`Quantity of ${PRODUCT}`).inputValue()).toBe('2000000')
    await stage.page.reload()
    await row(PRODUCT).waitFor()
    await expect.poll(() => field(`Quantity of ${PRODUCT}`).inputValue()).toBe(before)

    await field(`Price of ${PRODUCT}`).fill('many')
    await field(`Price of ${PRODUCT}`).press('Enter')
    await expect.poll(() => field(`Price of ${PRODUCT}`).getAttribute('aria-invalid')).toBe('true')
  })
})

inspectScreens(stage, { 'the accounting page': openAccounting })
