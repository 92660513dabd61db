import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { changeAtOnce, expectAllLooks, NARROWEST } from './support/all-looks.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

async function openDocumentation(): Promise<void> {
  await stage.page.goto(`${stage.shop.url}/api-docs`)
  await stage.page.locator('.opblock').first().waitFor()
}

/** The colour that the page stands on, and the one of our look. */
const background = () =>
  stage.page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = 'var(--color-background)'
    const [page, ours] = [document.querySelector('.swagger-ui')!, probe].map(
      (each) => getComputedStyle(each).backgroundColor,
    )
    probe.remove()
    return { page, ours }
  })

test('the documentation of the interface can be read by everybody, in all widths and colours', async () => {
  await stage.page.setViewportSize(NARROWEST)
  await openDocumentation()
  await expectAllLooks(stage.page)
})

test('it has our colours, dark for whoever chose them in the shop', async () => {
  const { page } = stage
  await openDocumentation()
  const light = await background()
  expect(light.page).toBe(light.ours)
  await page.evaluate(() => localStorage.setItem('color-mode', 'dark'))
  await openDocumentation()
  const dark = await background()
  expect(dark.page).toBe(dark.ours)
  expect(dark.page).not.toBe(light.page)
})

test('a call is tried out in the dark, and all that it shows can be read', async () => {
  const { page } = stage
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openDocumentation()
  await changeAtOnce(page)
  const call = page.locator('.opblock', { hasText: '/rest/products/search' }).first()
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await call.locator('.live-responses-table').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
