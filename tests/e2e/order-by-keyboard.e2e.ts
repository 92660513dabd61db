import { expect, test } from 'vitest'
import { fillBasket, newCustomer } from './support/customer.ts'
import { tabTo } from './support/keyboard.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()

const goOn = () => stage.page.getByRole('button', { name: english('CONTINUE') })
const arriveAt = (heading: string) => stage.page.getByRole('heading', { name: heading, level: 1 }).waitFor()

test('an order is placed by keyboard only, from the basket to its confirmation', async () => {
  const { page } = stage
  const customer = await newCustomer(stage, 'typist')
  await fillBasket(customer, { 1: 2 })
  await customer.logInOnPage()
  await stage.open('/basket')
  await tabTo(page.locator('#checkoutButton'))
  await page.keyboard.press('Enter')

  await arriveAt(english('TITLE_SELECT_ADDRESS'))
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(goOn())
  await page.keyboard.press('Enter')

  await arriveAt(english('TITLE_DELIVERY_METHOD'))
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  // An arrow key selects the next option.
  await page.keyboard.press('ArrowDown')
  await tabTo(goOn())
  await page.keyboard.press('Enter')

  await arriveAt(english('TITLE_PAYMENT'))
  await tabTo(page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(goOn())
  await page.keyboard.press('Enter')

  await arriveAt(english('TITLE_ORDER_SUMMARY'))
  await tabTo(page.locator('#checkoutButton'))
  await page.keyboard.press('Enter')
  await page.locator('.confirmation').getByText('Thank you').waitFor()
  const { data } = await (await customer.call('GET', '/rest/order-history')).json()
  expect(data).toHaveLength(1)
})
