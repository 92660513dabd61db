import { describe, expect, test } from 'vitest'
import { signUp } from './support/customer.ts'
import { shopWindow } from './support/shop-window.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

/** From the product range of the shop: one with a review by amy, one without reviews of customers. */
const PLENTY = 'Quince Charming (500 ml)'
const ORANGE = 'First Light Orange Juice (1000 ml)'

const stage = setStage()
const shelves = shopWindow(stage)
const snackbar = (text: string) => stage.page.getByRole('status').getByText(text)

let customers = 0
const aCustomer = () => signUp(stage, `reviewer-${customers++}@fruit.test`)

test('deluxe members see the deluxe price beside the price', async () => {
  const data = { id: 5, email: 'ciso@fruit.test', role: 'deluxe' }
  const token = `x.${Buffer.from(JSON.stringify({ data })).toString('base64url')}.y`
  await stage.page.addInitScript((text) => localStorage.setItem('token', text), token)
  await shelves.openProduct(ORANGE)
  const shown = shelves.dialog(ORANGE).getByRole('paragraph').filter({ hasText: '¤' })
  await expect.poll(() => shown.textContent()).toContain('2.49¤2.99¤')
})

describe('reviews', () => {
  test('are readable for visitors, and can be liked and written only by customers', async () => {
    await shelves.openProduct(PLENTY)
    await shelves.dialog(PLENTY).getByText('Kissed it.').waitFor()
    expect(
      await shelves
        .dialog(PLENTY)
        .getByRole('button', { name: /like the review/ })
        .isDisabled(),
    ).toBe(true)
    await expect.poll(() => shelves.dialog(PLENTY).locator('textarea').count()).toBe(0)
    await shelves
      .dialog(PLENTY)
      .getByRole('link', { name: english('LOGIN_TO_REVIEW') })
      .click()
    await stage.page.locator('#login-form').waitFor()
  })

  test('can be liked once', async () => {
    await aCustomer()
    await shelves.openProduct(PLENTY)
    const like = shelves.dialog(PLENTY).getByRole('button', { name: /like the review by amy/ })
    const before = Number(await like.textContent())
    await like.click()
    await expect.poll(async () => Number(await like.textContent())).toBe(before + 1)
    await expect.poll(() => like.isDisabled()).toBe(true)
  })

  test('show a message if there are none', async () => {
    const none = { json: { status: 'success', data: [] } }
    await stage.page.route('**/rest/products/*/reviews', (route) => route.fulfill(none))
    await shelves.openProduct(ORANGE)
    await shelves.dialog(ORANGE).getByText('No reviews yet.').waitFor()
  })

  test('can be written, and edited by their author', async () => {
    await aCustomer()
    await shelves.openProduct(ORANGE)
    const text = shelves.dialog(ORANGE).getByLabel(english('WRITE_REVIEW'))
    const submit = shelves.dialog(ORANGE).getByRole('button', { name: english('SUBMIT') })
    await text.fill('   ')
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await text.fill('u'.repeat(150))
    await text.press('End')
    await stage.page.keyboard.type('gli'.repeat(5))
    await shelves.dialog(ORANGE).getByText('160/160').waitFor()
    await text.fill('Uglier than expected.')
    await submit.click()
    await snackbar(english('CONFIRM_REVIEW_SAVED')).waitFor()
    await shelves.dialog(ORANGE).getByText('Uglier than expected.').waitFor()
    await expect.poll(() => text.inputValue()).toBe('')

    await shelves
      .dialog(ORANGE)
      .getByRole('button', { name: english('EDIT_REVIEW') })
      .click()
    const edit = shelves.dialog(english('EDIT_REVIEW'))
    await edit.waitFor()
    expect((await edit.boundingBox())?.width).toBe(500)
    await edit.locator('textarea').fill('')
    await edit.getByText(english('MANDATORY_REVIEW')).waitFor()
    await edit.locator('textarea').fill('It grows on you.')
    await edit.getByRole('button', { name: english('SAVE') }).click()
    await edit.waitFor({ state: 'detached' })
    await shelves.dialog(ORANGE).getByText('It grows on you.').waitFor()
    await expect.poll(() => shelves.dialog(ORANGE).getByText('Uglier than expected.').count()).toBe(0)
  })
})

inspectScreens(stage, {
  'a product with reviews': async () => {
    await aCustomer()
    await shelves.openProduct(PLENTY)
    await shelves.dialog(PLENTY).getByText('Kissed it.').waitFor()
  },
  'a review that is edited': async () => {
    await aCustomer()
    await shelves.openProduct(ORANGE)
    await shelves.dialog(ORANGE).getByLabel(english('WRITE_REVIEW')).fill('Still ugly.')
    await shelves
      .dialog(ORANGE)
      .getByRole('button', { name: english('SUBMIT') })
      .click()
    await shelves
      .dialog(ORANGE)
      .getByRole('button', { name: english('EDIT_REVIEW') })
      .first()
      .click()
    await shelves.dialog(english('EDIT_REVIEW')).locator('textarea').fill('')
  },
})
