import { beforeEach, describe, expect, test } from 'vitest'
import { type Customer, fillBasket, newCustomer } from './support/customer.ts'
import { clickTwice, secondClick } from './support/second-click.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
const { open } = stage
let customers = 0
let customer: Customer

beforeEach(async () => {
  customer = await newCustomer(stage, `saver-${customers++}`)
  await customer.logInOnPage()
})

const heading = (name: string) => stage.page.getByRole('heading', { name, exact: true })
const button = (name: string) => stage.page.getByRole('button', { name, exact: true })
const snackbar = (text: string) => stage.page.getByRole('status').getByText(text)
const kept = (name: string) => stage.page.evaluate((key) => sessionStorage.getItem(key), name)
const focused = () => stage.page.evaluate(() => document.activeElement?.textContent)
const topUp = (balance: number) => customer.call('PUT', '/rest/wallet/balance', { balance, paymentId: customer.cardId })
const withoutCards = () => customer.call('DELETE', `/api/Cards/${customer.cardId}`)
const withoutAddresses = () => customer.call('DELETE', `/api/Addresss/${customer.addressId}`)

describe('saved addresses', () => {
  test('updates an address', async () => {
    await open('/address/saved')
    await stage.page.getByRole('link', { name: 'Edit 7 Orchard Row, Lower Pip' }).click()
    await expect.poll(() => stage.page.getByLabel(english('STATE')).inputValue()).toBe('Ciderset')
    await stage.page.getByLabel(english('CITY')).fill('Upper Pip')
    await button(english('SAVE')).click()
    await snackbar('The address for Upper Pip is up to date.').waitFor()
    await stage.page.getByText('Upper Pip, Ciderset').waitFor()
  })

  test('removes an address only after a confirmation', async () => {
    await open('/address/saved')
    const remove = button('Remove 7 Orchard Row, Lower Pip')
    await remove.click()
    await button(english('CANCEL')).click()
    await expect.poll(focused).toBe(english('REMOVE'))
    await remove.click()
    await stage.page
      .getByRole('dialog')
      .getByRole('button', { name: english('REMOVE') })
      .click()
    await snackbar(english('ADDRESS_REMOVED')).waitFor()
    await heading(english('NO_ADDRESSES')).waitFor()
    await expect.poll(focused).toBe(english('TITLE_SAVED_ADDRESSES'))
  })

  test('shows the error message of the shop for an address that is already gone', async () => {
    await open('/address/saved')
    await button('Remove 7 Orchard Row, Lower Pip').click()
    await withoutAddresses()
    await stage.page
      .getByRole('dialog')
      .getByRole('button', { name: english('REMOVE') })
      .click()
    await stage.page.getByRole('status').locator('.error').waitFor()
    await heading(english('NO_ADDRESSES')).waitFor()
    await open(`/address/edit/${customer.addressId}`)
    await heading(english('ADDRESS_FAILED')).waitFor()
  })

  test('validates the fields of an address while they are typed', async () => {
    await open('/address/create')
    for (const label of [
      english('FULL_NAME'),
      english('STREET_ADDRESS'),
      english('ZIP_CODE'),
      english('CITY'),
      english('COUNTRY'),
    ]) {
      await stage.page.getByLabel(label).fill(' ')
      await stage.page.getByLabel(label).blur()
    }
    for (const text of ['a name', 'street and house number', 'a postcode', 'a town or city', 'a country'])
      await stage.page.getByText(`Please enter ${text}.`).waitFor()
    const mobile = stage.page.getByLabel(english('MOBILE_NUMBER'))
    await mobile.fill('123456')
    await mobile.blur()
    await stage.page.getByText(english('INVALID_MOBILE_NUMBER')).waitFor()
    await mobile.fill('1234567')
    await stage.page.getByText('A mobile number lies').waitFor({ state: 'detached' })
    await expect.poll(() => button(english('SAVE_ADDRESS')).isDisabled()).toBe(true)
  })
})

test('shows only the last four digits of a saved card, and removes it after a confirmation', async () => {
  await open('/saved-payment-methods')
  await stage.page.getByText('Card ending in 1234').waitFor()
  await expect.poll(() => stage.page.textContent('main')).not.toContain('4111')
  await button('Remove the card ending in 1234').click()
  await stage.page
    .getByRole('dialog')
    .getByRole('button', { name: english('REMOVE') })
    .click()
  await snackbar('The card ending in 1234 is removed.').waitFor()
  await heading(english('NO_CARDS')).waitFor()
  await button(english('ADD_NEW_CARD')).click()
  await stage.page.getByLabel(english('CARD_NUMBER')).fill('4111 1111 1111 111')
  await stage.page.getByLabel(english('CARD_NUMBER')).blur()
  await stage.page.getByText(english('VALID_CARD_NUMBER')).waitFor()
})

describe('wallet', () => {
  test('charges a card once, even when the button is pressed twice', async () => {
    await open('/wallet')
    await expect.poll(() => stage.page.textContent('#balance')).toBe('0.00¤')
    const amount = stage.page.locator('#chargeAmount')
    for (const wrong of ['9.99', '1000.01', '12.345', 'lots']) {
      await amount.fill(wrong)
      await amount.blur()
      await stage.page.getByText(english('AMOUNT_LIMIT')).waitFor()
      await expect.poll(() => button(english('CONTINUE')).isDisabled()).toBe(true)
    }
    await amount.fill('25.5')
    await button(english('CONTINUE')).click()
    await stage.page.getByText('You are about to put 25.50¤ into your wallet.').waitFor()
    await expect.poll(() => kept('walletTotal')).toBe('25.5')
    await expect.poll(() => stage.page.getByRole('radio').count()).toBe(1)
    await secondClick(button(english('BACK')))
    expect(stage.page.url()).toContain('/payment/wallet')
    await clickTwice(button(english('BACK')))
    await expect.poll(() => amount.inputValue()).toBe('25.5')
    await button(english('CONTINUE')).click()
    await stage.page.getByRole('radio').check()
    const charges: string[] = []
    stage.page.on('request', (request) => request.method() === 'PUT' && charges.push(request.url()))
    await clickTwice(stage.page.locator('.nextButton'))
    await snackbar(english('CHARGED_WALLET')).waitFor()
    await expect.poll(() => stage.page.textContent('#balance')).toBe('25.50¤')
    expect(charges).toHaveLength(1)
    await expect.poll(() => kept('walletTotal')).toBeNull()
  })

  test('asks for the amount first', async () => {
    await open('/payment/wallet')
    await stage.page.getByText('Choose first how much').waitFor()
  })

  test('pays for an order if the balance is sufficient', async () => {
    await fillBasket(customer, { 24: 3 })
    await topUp(16)
    await open('/payment/shop')
    await stage.page.getByText(english('INSUFFICIENT_WALLET_BALANCE')).waitFor()
    await expect.poll(() => stage.page.locator('input[value=wallet]').isDisabled()).toBe(true)
    await topUp(10)
    await stage.page.reload()
    await stage.page.locator('input[value=wallet]').check()
    await stage.page.locator('.nextButton').click()
    await expect.poll(() => kept('paymentId')).toBe('wallet')
  })

  test('shows the error message of the shop when a top-up is refused', async () => {
    await open('/payment/wallet')
    await stage.page.evaluate(() => sessionStorage.setItem('walletTotal', '5'))
    await stage.page.reload()
    await stage.page.getByRole('radio').check()
    await stage.page.locator('.nextButton').click()
    await stage.page.getByRole('status').locator('.error').waitFor()
    expect(stage.page.url()).toContain('/payment/wallet')
  })
})

describe('deluxe membership', () => {
  test('is paid with a card, and is active at once', async () => {
    await open('/deluxe-membership')
    await stage.page.getByText('49.00¤').waitFor()
    await stage.page.getByRole('link', { name: english('BECOME_MEMBER') }).click()
    await stage.page.getByRole('radio', { name: 'Card ending in 1234' }).check()
    await stage.page.locator('.nextButton').click()
    await heading(english('TITLE_DELUXE')).waitFor()
    await stage.page.locator('main .error').waitFor()
    await expect.poll(() => stage.page.getByRole('link', { name: english('BECOME_MEMBER') }).count()).toBe(0)
    const token = await stage.page.evaluate(() => localStorage.getItem('token'))
    expect(token).not.toBe(customer.token)
    const cookie = (await stage.context.cookies()).find(({ name }) => name === 'token')
    expect(cookie?.value).toBe(token)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(8 * 60 * 60, -2)
    expect(JSON.parse(atob(token!.split('.')[1]!)).data.role).toBe('deluxe')
  })

  test('shows another picture when the address names one, and reports it to the shop', async () => {
    const sent: string[] = []
    stage.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => void sent.push(String(payload))))
    const picture = () => stage.page.locator('main img').getAttribute('src')
    await open('/deluxe-membership?testDecal=logo.svg')
    await expect.poll(picture).toBe(`${stage.shop.url}/assets/public/images/logo.svg`)
    await expect.poll(() => sent.join()).toContain('42["verifySvgInjectionChallenge","logo.svg"]')
  })
})

inspectScreens(stage, {
  'address selection': () => atRest('/address/select', () => stage.page.getByRole('radio').check()),
  'address selection without an address': () =>
    atRest('/address/select', () => heading(english('NO_ADDRESSES')).waitFor(), withoutAddresses),
  'saved addresses': () => atRest('/address/saved', () => stage.page.getByText('7 Orchard Row').waitFor()),
  'the confirmation before an address is removed': () =>
    atRest('/address/saved', () => button('Remove 7 Orchard Row, Lower Pip').click()),
  'a new address with mistakes': () =>
    atRest('/address/create', async () => {
      await stage.page.getByLabel(english('MOBILE_NUMBER')).fill('1')
      await stage.page.getByLabel(english('FULL_NAME')).focus()
      await stage.page.getByLabel(english('COUNTRY')).focus()
    }),
  'the delivery methods': () =>
    atRest('/delivery-method', () => stage.page.getByRole('row', { name: '1 day' }).click()),
  'the payment of an order': () =>
    atRest(
      '/payment/shop',
      async () => {
        for (const name of [english('ADD_NEW_CARD'), english('ADD_COUPON'), english('OTHER_WAYS_TO_PAY')])
          await button(name).click()
        await stage.page.fill('#coupon', 'no-coupon!')
        await stage.page.click('#applyCouponButton')
        await stage.page.getByText('This coupon bears no fruit').waitFor()
      },
      () => fillBasket(customer, { 24: 3 }),
    ),
  'the payment of the membership': () =>
    atRest('/payment/deluxe', () => stage.page.getByText('not enough in your wallet').waitFor(), withoutCards),
  'saved cards': () => atRest('/saved-payment-methods', () => stage.page.getByText('Card ending').waitFor()),
  'no saved card': () => atRest('/saved-payment-methods', () => button(english('ADD_NEW_CARD')).click(), withoutCards),
  'the wallet': () => atRest('/wallet', () => stage.page.fill('#chargeAmount', '5')),
  'the membership': () => atRest('/deluxe-membership', () => stage.page.getByText('49.00¤').waitFor()),
  'the menu of the account': () =>
    atRest('/wallet', async () => {
      await stage.page.click('#navbarAccount')
      await stage.page.getByRole('menuitem', { name: english('ORDERS_AND_PAYMENT') }).click()
      await stage.page.getByRole('menuitem', { name: english('TITLE_SAVED_CARDS') }).waitFor()
    }),
})

/** Opens a screen and acts on it. `before` runs first, outside the browser. */
async function atRest(path: string, act: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<void> {
  await before?.()
  await open(path)
  await act()
}
