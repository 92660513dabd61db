import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const ADDRESS = '/#/chatbot/conversation/1'
const window = () => stage.page.locator('#chat-window')

async function say(text: string): Promise<void> {
  await stage.page.fill('#message-input', text)
  await stage.page.press('#message-input', 'Enter')
}

/** The last answer has come as a whole: the line offers to send again. */
async function answered(): Promise<void> {
  await stage.page.getByRole('button', { name: 'Start anew' }).waitFor()
}

test('a guest asks the assistant for a juice, and gets it as a card that leads to it', async () => {
  const { page, shop } = stage
  await page.goto(shop.url + ADDRESS)
  await page.getByRole('button', { name: 'Do you have apple juice?' }).click()
  await answered()
  expect(await window().textContent()).toContain('Looking through the shelves…')
  // Who may not see it is not shown what the tool was asked.
  expect(await window().locator('details').count()).toBe(0)
  const failures: string[] = []
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // Colours fade into each other, so the page is opened in them; what was said is still there.
      await page.reload()
      await window()
        .getByRole('link', { name: /Apple Juice/ })
        .first()
        .waitFor()
      failures.push(...(await accessibilityProblems(page)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  expect(failures).toEqual([])
  await window()
    .getByRole('link', { name: /Apple Juice/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByText(/Apple Juice/)
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Start anew' }).click()
  await page.getByRole('button', { name: 'Do you have apple juice?' }).waitFor()
})

test('an answer that fails or is stopped can be had again', async () => {
  const { page, shop } = stage
  await page.goto(shop.url + ADDRESS)
  let tries = 0
  await page.route('**/rest/chat', (route) =>
    tries++ === 0 ? route.abort() : tries === 2 ? undefined : route.continue(),
  )
  await say('Do you have apple juice?')
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  // Nobody answers this one.
  await page.getByRole('button', { name: 'Stop' }).click()
  await window().getByText('Stopped.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await window()
    .getByRole('link', { name: /Apple Juice/ })
    .first()
    .waitFor()
  await answered()
  expect(await window().getByText('Do you have apple juice?').count()).toBe(1)
})

test('the switch on the administration page shows what tools are asked, and a cookie of anybody does as well', async () => {
  const { page, shop, context } = stage
  await context.addCookies([{ name: 'show_tool_calls', value: 'true', url: shop.url }])
  await page.goto(shop.url + ADDRESS)
  await say('Do you have apple juice?')
  await window()
    .locator('details')
    .getByText(/searchProducts \{/)
    .waitFor()
  await answered()
})
