import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './support/accessibility.ts'
import { NARROWEST } from './support/all-appearances.ts'
import { signUp } from './support/customer.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ options: ['--class'] })

const solved = async (): Promise<string[]> => {
  const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges?solved=true`)).json()
  return data.map(({ key }: { key: string }) => key)
}

/** Address of the editor, from the configuration that the shop publishes. */
async function editorAddress(): Promise<string> {
  const answer = await stage.context.request.get(`${stage.shop.url}/rest/admin/application-configuration`)
  return (await answer.json()).config.challenges.overwriteUrlForCsrfChallenge
}

/** Writes a page with a form that changes the user name of its visitor, opens the page and submits the form. */
async function attackFrom(editor: string): Promise<Page> {
  await stage.page.goto(editor)
  const form = `<form method="post" action="${stage.shop.url}/profile"><input name="username" value="Pawned"><button>Win</button></form>`
  await stage.page.getByLabel('HTML of the page').fill(form)
  const opening = stage.context.waitForEvent('page')
  await stage.page.getByRole('link', { name: 'Open the page' }).click()
  const page = await opening
  await page.getByRole('button', { name: 'Win' }).click()
  return page
}

test('an attacker page is written and opened offline, and renames a customer of a class (CSRF)', async () => {
  await stage.open('/search')
  await signUp(stage, 'renamed@fruit.test')
  const page = await attackFrom(await editorAddress())
  await page.waitForURL(`${stage.shop.url}/profile`)
  await expect.poll(() => page.content()).toContain('Pawned')
  expect(await solved()).toContain('csrfChallenge')
})

test('a form from another site does not change the learner’s shop', async () => {
  await stage.open('/score-board')
  await expect.poll(solved).toEqual(['scoreBoardChallenge'])
  const cookies = async () => (await stage.context.cookies()).filter(({ name }) => name === 'fruit_world')
  const before = await cookies()
  // For browsers, `localhost` is another site than `127.0.0.1`.
  const page = await attackFrom((await editorAddress()).replace('127.0.0.1', 'localhost'))
  await page.getByText('Your shop is as it was.').waitFor()
  expect(await cookies()).toEqual(before)
  expect(await solved()).toEqual(['scoreBoardChallenge'])
})

test('the editor keeps its content, can be reset, is accessible, and fits the screen at all widths and in all colour schemes', async () => {
  await stage.page.setViewportSize(NARROWEST)
  await stage.page.goto(await editorAddress())
  const html = stage.page.getByLabel('HTML of the page')
  await html.fill('<h1>Mine</h1>')
  await stage.page.reload()
  expect(await html.inputValue()).toBe('<h1>Mine</h1>')
  for (const size of [NARROWEST, { width: 1440, height: 900 }])
    for (const colorScheme of ['light', 'dark'] as const) {
      await stage.page.setViewportSize(size)
      await stage.page.emulateMedia({ colorScheme })
      expect(await accessibilityProblems(stage.page)).toEqual([])
      expect(await stage.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  await stage.page.getByRole('button', { name: 'Begin afresh' }).click()
  expect(await html.inputValue()).toContain('<h1>Hello</h1>')
})
