import { describe, expect, test } from 'vitest'
import { delayResponses } from './support/delayed-responses.ts'
import { inspectScreens, setStage } from './support/stage.ts'
import { english } from './support/words.ts'

const KEY = 'loginAdminChallenge'
const stage = setStage()

const address = (tab = '') => `/coding-challenge/${KEY}${tab && `?tab=${tab}`}`
const button = (name: string | RegExp) => stage.page.getByRole('button', { name })
const says = (text: string | RegExp) => stage.page.getByText(text).filter({ visible: true }).first().waitFor()

/** Solves the challenge by logging in with an SQL injection. Code is shown only after that. */
async function breakIn(): Promise<void> {
  const answer = await fetch(`${stage.shop.url}/rest/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: "' or 1=1--", password: 'x' }),
  })
  expect(answer.status).toBe(200)
}

/** Selects the fix whose diff contains this text. */
async function chooseFix(text: string): Promise<void> {
  const options = stage.page.locator('input[name="fix"]')
  await options.first().waitFor()
  for (let place = 0; place < (await options.count()); place++) {
    await options.nth(place).check()
    if ((await stage.page.getByRole('region', { name: /^What changes/ }).textContent())!.includes(text)) return
  }
  throw new Error(`No fix contains ${text}.`)
}

async function write(code: string): Promise<void> {
  await stage.page.locator('.cm-content').fill(code)
  await stage.page.click('#ownFixSubmitButton')
}

const own = (sql: string, parameters: string) =>
  `export function findByCredentials(email: string, passwordHash: string) {\n  return { sql: ${sql}, parameters: ${parameters} }\n}\n`

describe('coding challenge', () => {
  test('is locked until the challenge is solved, and says so', async () => {
    await stage.open(address())
    await stage.page.getByRole('heading', { name: english('CODE_IS_LOCKED') }).waitFor()
    expect(await stage.page.getByRole('alert').count()).toBe(0)
    await stage.page.getByRole('link', { name: english('TO_THE_CHALLENGE') }).click()
    await stage.page.getByRole('heading', { name: 'Login Admin', level: 1 }).waitFor()
    await stage.open('/coding-challenge/nobodyKnowsThis')
    await stage.page.getByRole('heading', { name: english('NO_CODING_CHALLENGE') }).waitFor()
    await stage.page.getByRole('link', { name: english('TO_SCORE_BOARD') }).click()
    await stage.page.getByRole('heading', { name: english('SCORE_BOARD'), level: 1 }).waitFor()
  })

  test('does not navigate back a player who left before the lines were judged', async () => {
    await breakIn()
    const { page } = stage
    const held = await delayResponses(page, '**/snippets/verdict', { answer: { json: { verdict: true } } })
    await stage.open(address())
    await page.locator('fieldset input[type=checkbox]').first().check()
    await page.click('#findItSubmitButton')
    await stage.open('/about')
    const about = page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 })
    await about.waitFor()
    const judged = page.waitForResponse('**/snippets/verdict')
    held.release()
    await (await judged).finished()
    await page.goBack()
    await page.getByRole('tab', { name: english('FIND_IT') }).waitFor()
    await page.goForward()
    await about.waitFor()
  })

  test('allows finding the lines by keyboard only', async () => {
    await breakIn()
    const { page } = stage
    await stage.open(address())
    await page.getByRole('tab', { name: english('FIND_IT') }).focus()
    await expect
      .poll(() => page.getByRole('tab', { name: english('FIX_IT') }).getAttribute('aria-disabled'))
      .toBe('true')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('Tab')
    if (!(await page.evaluate(() => document.activeElement?.matches('input[type="checkbox"]')))) await press('Tab')
    await press('Space', 'Tab', 'Enter')
    await says('Not these lines')
    await press('Shift+Tab', 'Space')
    const lines = await page.locator('fieldset label').allTextContents()
    for (const [index, line] of lines.entries()) {
      if (line.includes('${')) await press('Space')
      if (index < lines.length - 1) await press('ArrowDown')
    }
    await says('2 lines selected')
    await press('Tab', 'Enter')
    await page.locator('#fixItSubmitButton').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(english('FIX_IT'))
  })

  test('explains a wrong fix, and ends with the right one', async () => {
    const { page } = stage
    await stage.open(address())
    await chooseFix('parameters: [passwordHash]')
    await page.click('#fixItSubmitButton')
    await says(english('FIX_IT_WRONG'))
    await page.getByLabel(english('SIDE_BY_SIDE')).check()
    await chooseFix('parameters: [email, passwordHash]')
    await page.click('#fixItSubmitButton')
    await says(/Option \d: Holds/)
    await expect.poll(() => page.isDisabled('#fixItSubmitButton')).toBe(true)
    await page.reload()
    await expect.poll(() => page.getByLabel(english('SIDE_BY_SIDE')).isChecked()).toBe(true)
    await page.getByRole('tab', { name: english('FIND_IT') }).click()
    await expect.poll(() => page.isDisabled('#findItSubmitButton')).toBe(true)
  })

  test('applies a fix to the shop: the exploit fails with the fix and works with the flaw', async () => {
    await stage.open(address())
    await button(english('REPLAY_EXPLOIT')).click()
    await says(english('EXPLOIT_WORKS'))
    await chooseFix('parameters: [email, passwordHash]')
    await button(english('APPLY_FIX')).click()
    await says(/Option \d runs in your shop/)
    await button(english('REPLAY_EXPLOIT')).click()
    await says(english('EXPLOIT_FAILS'))
    await button(english('BACK_TO_THE_FLAW')).click()
    await says('The flaw runs in your shop')
    await button(english('REPLAY_EXPLOIT')).click()
    await says(english('EXPLOIT_WORKS'))
  })

  test('explains an own fix that leaks, breaks or does not compile, and applies one that holds', async () => {
    const { page } = stage
    await stage.open(address('own'))
    await page.locator('.cm-content').waitFor()
    await button(english('TRY_OWN_FIX')).click()
    await says(english('OWN_FIX_LEAKS'))
    await write(own("'SELECT * FROM Users WHERE 1 = 0'", '[]'))
    await says(english('OWN_FIX_BREAKS'))
    await write('export function findByCredentials( {')
    await says(english('OWN_FIX_DOES_NOT_COMPILE'))
    await write(
      own("'SELECT * FROM Users WHERE email = ? AND password = ? AND deletedAt IS NULL'", '[email, passwordHash]'),
    )
    await says(english('OWN_FIX_HOLDS'))
    await says(english('OWN_FIX_HOLDS_HINT'))
    await page.reload()
    await page.locator('.cm-content', { hasText: 'password = ?' }).waitFor()
    await button(english('APPLY_FIX')).last().click()
    await says(english('RUNS_OWN'))
    await button(english('REPLAY_EXPLOIT')).click()
    await says(english('EXPLOIT_FAILS'))
    await button(english('BACK_TO_THE_FLAW')).click()
    await says('The flaw runs in your shop')
  })
})

test('unlocks the code as soon as the challenge is solved', async () => {
  const { page } = stage
  await stage.open('/coding-challenge/scoreBoardChallenge')
  await page.getByRole('heading', { name: english('CODE_IS_LOCKED') }).waitFor()
  await fetch(`${stage.shop.url}/assets/public/images/padding/1px.png`)
  await page.locator('#findItSubmitButton').waitFor()
})

test('lets players switch tabs and go on typing while their own fix is judged', async () => {
  const { page } = stage
  const tab = (name: string) => page.getByRole('tab', { name: english(name) })
  await stage.open(address('own'))
  await page.locator('.cm-content').waitFor()
  const held = await delayResponses(page, '**/rest/training/coding/*/own')
  await write('export const sorts = 3\nexport function findByCredentials( {')
  await says(english('OWN_FIX_IS_TRIED'))
  await tab('FIX_IT').click()
  await page.locator('#fixItSubmitButton').waitFor()
  await tab('WRITE_OWN_FIX').click()
  await says(english('OWN_FIX_IS_TRIED'))
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' // app')
  held.release()
  await says(english('OWN_FIX_DOES_NOT_COMPILE'))
  await says(english('AT_LINE', { number: '2' }))
  await page.keyboard.type('les')
  await page.locator('.cm-content', { hasText: '// apples' }).waitFor()
})

test('shows the flaw beside the right fix after a solve, for a challenge without a coding challenge', async () => {
  await stage.open('/challenge/zeroStarsChallenge')
  await stage.page.getByRole('heading', { name: english('THE_TASK') }).waitFor()
  await expect.poll(() => stage.page.getByRole('heading', { name: english('THE_CODE') }).count()).toBe(0)
  const captcha = await (await fetch(`${stage.shop.url}/rest/captcha/`)).json()
  const feedback = { captchaId: captcha.captchaId, captcha: captcha.answer, comment: 'sour', rating: 0 }
  const sent = await fetch(`${stage.shop.url}/api/Feedbacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(feedback),
  })
  expect(sent.status).toBe(201)
  await stage.open('/challenge/zeroStarsChallenge')
  await stage.page.getByRole('heading', { name: english('THE_CODE') }).waitFor()
  await says(/Option 1: Holds/)
  await button(english('APPLY_FIX')).click()
  await says('Option 1 runs in your shop')
  await button(english('REPLAY_EXPLOIT')).click()
  await says(english('EXPLOIT_FAILS'))
  await button(english('BACK_TO_THE_FLAW')).click()
  await button(english('REPLAY_EXPLOIT')).click()
  await says(english('EXPLOIT_WORKS'))
  await stage.open('/coding-challenge/zeroStarsChallenge')
  await stage.page.getByRole('tab', { name: english('FIX_IT') }).waitFor()
  await expect.poll(() => stage.page.getByRole('tab').count()).toBe(1)
})

inspectScreens(stage, {
  'the code of a solved challenge': async () => {
    await stage.open('/challenge/zeroStarsChallenge')
    await stage.page.getByRole('heading', { name: english('THE_CODE') }).waitFor()
  },
  'finding lines': async () => {
    await stage.open(address('find'))
    await stage.page.locator('#findItSubmitButton').waitFor()
  },
  'choosing a fix': async () => {
    await stage.open(address('fix'))
    await stage.page.locator('#fixItSubmitButton').waitFor()
  },
  'writing a fix': async () => {
    await stage.open(address('own'))
    await stage.page.locator('.cm-content').waitFor()
  },
})
