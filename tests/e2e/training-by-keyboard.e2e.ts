import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { tabTo as walkTo } from './support/keyboard.ts'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage()
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await stage.page.keyboard.press(key)
}
const button = (name: string | RegExp) => stage.page.getByRole('button', { name })

/** Tabs to an element, and checks that the focus is visible at each stop. */
const tabTo = (place: Locator) => walkTo(place, { look: () => expect.poll(whereFocusIsUnseen).toBeNull() })

/** HTML of the focused element if it has no focus ring. null: it has one, or nothing is focused. */
function whereFocusIsUnseen(): Promise<string | null> {
  return stage.page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('main')) return null
    const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.parentElement?.parentElement]
    const isRinged = drawn.some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
    })
    return isRinged ? null : focused.outerHTML.slice(0, 200)
  })
}

test('a challenge is found, read and fixed by keyboard only, starting at the home page', async () => {
  const { page, context, shop } = stage
  // The score board is found and the challenge solved already: this test covers only the navigation.
  await context.request.get(`${shop.url}/assets/public/images/padding/1px.png`, { failOnStatusCode: true })
  await context.request.post(`${shop.url}/rest/user/login`, {
    data: { email: "' or 1=1--", password: 'x' },
    failOnStatusCode: true,
  })
  await stage.open('/')
  await page.locator('mat-grid-tile').first().waitFor()

  await tabTo(button(english('SIDE_MENU_OPEN')))
  await press('Enter')
  await tabTo(page.getByRole('dialog').getByRole('link', { name: 'Score board' }))
  await press('Enter')
  await page.getByRole('heading', { name: 'Score board', level: 1 }).waitFor()

  await tabTo(button(/^Difficulty 2 of 6/))
  await press('Enter')
  await tabTo(page.getByRole('row').getByRole('link', { name: 'Login Admin', exact: true }))
  await press('Enter')
  await tabTo(button('Open hint 1 of 3'))
  await press('Enter')
  await page.getByText('1 of 3 opened').waitFor()

  await tabTo(
    page
      .locator('main')
      .getByRole('link', { name: english('REPAIR_IT') })
      .first(),
  )
  await press('Enter')
  await page.locator('#findItSubmitButton').waitFor()
  await tabTo(page.locator('fieldset input').first())
  const lines = await page.locator('fieldset label').allTextContents()
  for (const [index, line] of lines.entries()) {
    if (line.includes('${')) await press('Space')
    if (index < lines.length - 1) await press('ArrowDown')
  }
  await tabTo(page.locator('#findItSubmitButton'))
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(english('FIX_IT'))

  const changes = page.getByRole('region', { name: /^What changes/ })
  const fixes = page.locator('input[name="fix"]')
  await fixes.first().waitFor()
  const count = await fixes.count()
  await tabTo(fixes.first())
  await press('Space')
  for (let place = 1; place < count; place++) {
    if ((await changes.textContent())!.includes('parameters: [email, passwordHash]')) break
    await press('ArrowDown')
    await expect.poll(() => fixes.nth(place).isChecked()).toBe(true)
  }
  await tabTo(page.locator('#fixItSubmitButton'))
  await press('Enter')
  await page.getByText(/Option \d: Holds/).waitFor()
  await tabTo(page.locator('main').getByRole('link', { name: english('NEXT_CHALLENGE') }))

  await tabTo(
    page
      .locator('main')
      .getByRole('link', { name: /score board/i })
      .first(),
  )
  await press('Enter')
  await page.getByRole('row', { name: 'Login Admin' }).getByText(english('STATUS_SOLVED'), { exact: true }).waitFor()
})
