import { expect, test } from 'vitest'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage({
  config: {
    application: { welcomeBanner: { showOnFirstStart: true } },
    challenges: { restrictToTutorialsFirst: true },
  },
})

test('with restrictToTutorialsFirst the welcome banner can only be left by starting the tutorial', async () => {
  const { page } = stage
  await stage.open('/')
  const banner = page.getByRole('dialog', { name: /^A training shop/ })
  await banner.waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect.poll(() => banner.getByRole('button').allTextContents()).toEqual([english('WELCOME_TUTORIAL')])
  await banner.getByRole('button').click()
  await page.getByRole('dialog', { name: 'Tutorial: Score Board' }).waitFor()
  await expect.poll(() => banner.count()).toBe(0)
})
