import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { disableTransitions, expectAllAppearances, NARROWEST } from './support/all-appearances.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

async function openDocumentation(): Promise<void> {
  await stage.page.goto(`${stage.shop.url}/api-docs`)
  await stage.page.locator('.opblock').first().waitFor()
}

/** Background colour of the API documentation, and the one of the shop's theme. */
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

test('has no accessibility problems at any width and in any colour scheme', async () => {
  await stage.page.setViewportSize(NARROWEST)
  await openDocumentation()
  await expectAllAppearances(stage.page)
})

test('uses the colours of the shop, dark if the visitor chose dark in the shop', async () => {
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

test('has no accessibility problems after a request was tried out in dark mode', async () => {
  const { page } = stage
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await openDocumentation()
  await disableTransitions(page)
  const call = page.locator('.opblock', { hasText: '/rest/products/search' }).first()
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await call.locator('.live-responses-table').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
