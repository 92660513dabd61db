import { expect, test } from 'vitest'
import { setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const stage = setStage({ config: { hackingInstructor: { hintPlaybackSpeed: 'slow' } } })

test('plays the tutorial about code to its end: a wrong guess, the lines, the fix', async () => {
  const { page } = stage
  const hint = page.getByRole('dialog', { name: 'Tutorial: Coding challenges' })
  const says = (text: RegExp) => hint.getByText(text).waitFor()
  const goOn = () => hint.getByRole('button', { name: english('TUTORIAL_SKIP') }).click()
  const goTo = (path: string) =>
    page.evaluate((hash) => {
      location.hash = hash
    }, path)
  await stage.open(`/hacking-instructor?challenge=${encodeURIComponent('Coding Challenges')}`)
  // Pauses the tutorial, so that each hint waits until the test continues.
  await hint.getByRole('button', { name: english('TUTORIAL_PAUSE') }).click()
  await says(/able to mend it/)
  await goOn()
  await says(/take the shortest one/)
  // This step requires an action and cannot be skipped.
  await expect.poll(() => hint.getByRole('button', { name: english('TUTORIAL_SKIP') }).count()).toBe(0)
  await goTo('/score-board')
  await page.locator('.challenge-solved-toast', { hasText: 'Score Board' }).waitFor()
  await hint.getByRole('button', { name: english('TUTORIAL_COME_BACK') }).click()
  await page.locator('#findItSubmitButton').waitFor()
  await says(/Read it slowly/)
  await goOn()

  await says(/Choose the lines/)
  const boxes = page.locator('fieldset label')
  await boxes.first().locator('input').check()
  await page.click('#findItSubmitButton')
  await page.getByText('Not these lines').waitFor()
  await says(/Choose the lines/)
  await boxes.first().locator('input').uncheck()
  await boxes.filter({ hasText: "'score-board': 'score-board'" }).locator('input').check()
  await page.click('#findItSubmitButton')

  await says(/compare the cures/)
  const fixes = page.locator('input[name="fix"]')
  await fixes.first().waitFor()
  const changes = page.getByRole('region', { name: /^What changes/ })
  for (const fix of await fixes.all()) {
    await fix.check()
    if ((await changes.textContent())!.includes('= {}')) break
  }
  await page.click('#fixItSubmitButton')
  await says(/Found and mended/)
  await hint.getByRole('button', { name: english('TUTORIAL_DONE') }).click()
  await hint.waitFor({ state: 'detached' })
  const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
  const example = data.find(({ key }: { key: string }) => key === 'scoreBoardChallenge')
  expect(example.codingChallengeStatus).toBe(2)
})
