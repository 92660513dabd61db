import { describe, expect, test } from 'vitest'
import { setBoards } from './support/board.ts'
import { delayResponses } from './support/delayed-responses.ts'
import { tabTo } from './support/keyboard.ts'
import { scrollPage } from './support/scroll.ts'
import { secondClick } from './support/second-click.ts'
import { inspectScreens } from './support/stage.ts'
import { english } from './support/words.ts'

const { stage, row, card, namesOfRows, namesOfCards, namesWhere, button, message, breakIn, progress, openFilters } =
  setBoards()
const sorted = async (names: () => Promise<(string | null)[]>) => (await names()).sort()
const query = () => new URL(stage.page.url().replace('#/', '')).searchParams

/** Challenges of the category Injection with one or two stars. */
const EASY_INJECTIONS = ['Chatbot Prompt Injection', 'Login Admin']

describe('table view of the score board', () => {
  test('shows challenges with one star at first, then the chosen ones, also after a reload', async () => {
    await stage.open('/score-board')
    await row('DOM XSS').waitFor()
    await expect.poll(() => row('Login Admin').count()).toBe(0)
    await button(/^Difficulty 2 of 6/).click()
    await row('Login Admin').waitFor()
    const filters = await openFilters()
    await filters.getByRole('button', { name: english('HIDE_ALL_CATEGORIES') }).click()
    await stage.page.getByText(english('NO_CHALLENGES_MATCH')).waitFor()
    await filters.getByRole('button', { name: 'Injection' }).click()
    await stage.page.keyboard.press('Escape')
    await filters.waitFor({ state: 'detached' })
    await expect.poll(namesOfRows).toEqual(EASY_INJECTIONS)
    await stage.page.reload()
    await row('Login Admin').waitFor()
    await expect.poll(() => namesOfRows()).toEqual(EASY_INJECTIONS)
    await expect.poll(() => stage.page.evaluate(() => localStorage.getItem('displayedDifficulties'))).toBe('[1,2]')
  })

  test('shows a solve live, and can hide solved challenges', async () => {
    await stage.open('/training?challenge=Login%20Admin')
    await row('Login Admin').waitFor()
    await expect.poll(() => row('Login Admin').textContent()).toContain(english('STATUS_UNSOLVED'))
    // The Socket.IO connection is opened after the first screen.
    await stage.page.waitForLoadState('networkidle')
    await breakIn()
    await row('Login Admin').getByText(english('STATUS_PARTIALLY_SOLVED')).waitFor()
    // A solved but unfixed challenge links to its coding challenge, on the boards and on its page.
    const repair = stage.page.getByRole('link', { name: `${english('REPAIR_IT')}: Login Admin` })
    await expect.poll(() => repair.getAttribute('href')).toMatch(/coding-challenge\/loginAdminChallenge$/)
    const all = await namesWhere(() => true)
    await stage.page.getByText(`1 of ${all.length} challenges solved`).waitFor()
    // The score board challenge itself is unsolved, so no link leads to the board yet.
    expect(await stage.page.getByRole('link', { name: /^Score board: / }).count()).toBe(0)
    await stage.open('/training')
    await button(english('SHOW_ALL_DIFFICULTIES')).click()
    const filters = await openFilters()
    await filters.getByRole('button', { name: english('SHOW_SOLVED') }).click()
    await stage.page.keyboard.press('Escape')
    const left = await namesWhere(({ solved }) => !solved)
    await expect.poll(() => sorted(namesOfRows)).toEqual(left)
    expect(await namesWhere(({ solved }) => solved)).toEqual(['Login Admin'])
  })
})

describe('card view of the score board', () => {
  test('keeps its filters in the address, and reads them from there', async () => {
    await stage.open('/score-board-preview')
    await card('DOM XSS').waitFor()
    await stage.page.getByLabel(english('SEARCH_CHALLENGES')).fill('login admin')
    await expect.poll(namesOfCards).toEqual(['Login Admin'])
    await expect.poll(() => query().get('searchQuery')).toBe('login admin')
    await button(english('CLEAR_FILTERS')).click()
    await button('XSS').click()
    await expect.poll(() => query().toString()).toBe('categories=XSS')
    await expect.poll(() => sorted(namesOfCards)).toEqual(await namesWhere(({ category }) => category === 'XSS'))
    await button('Injection').click()
    await expect.poll(() => query().toString()).toBe('categories=Injection')
    await button('XSS').click({ modifiers: ['Control'] })
    await expect.poll(() => query().toString()).toBe('categories=Injection%2CXSS')
    await button('Injection').locator('[data-tick]').click()
    await expect.poll(() => query().toString()).toBe('categories=XSS')
    await button('XSS').click()
    await expect.poll(() => query().toString()).toBe('')

    await stage.open(
      '/score-board-preview?difficulties=1,x,9&status=unsolved&tags=Good+for+Demos&showDisabledChallenges=false',
    )
    const demos = (stars: number) =>
      namesWhere(
        ({ difficulty, tags, solved }) => difficulty === stars && !solved && !!tags?.includes('Good for Demos'),
      )
    await expect.poll(() => sorted(namesOfCards)).toEqual(await demos(1))
    await stage.page.getByRole('combobox', { name: english('DIFFICULTY') }).click()
    await stage.page.getByRole('option', { name: 'Difficulty 1 of 6' }).click()
    await stage.page.getByRole('option', { name: 'Difficulty 2 of 6' }).click()
    await stage.page.keyboard.press('Escape')
    await expect.poll(() => sorted(namesOfCards)).toEqual(await demos(2))
    await expect.poll(() => query().get('difficulties')).toBe('2')
  })

  test('does not navigate back a player who leaves while the address is updated', async () => {
    const { page } = stage
    const held = await delayResponses(page, '**/about-screen-*.js')
    await stage.open('/score-board-preview')
    await card('DOM XSS').waitFor()
    await button('XSS').evaluate(async (pill: HTMLElement) => {
      pill.click()
      location.hash = '#/about'
      // The address would have been updated by now.
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect(page.url()).toBe(`${stage.shop.url}/#/about`)
    held.release()
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 }).waitFor()
  })

  test('is the default view for players who choose it', async () => {
    await stage.open('/training')
    await row('DOM XSS').waitFor()
    await button(english('BOARD_SETTINGS')).click()
    await stage.page.getByRole('radio', { name: english('BOARD_V2') }).check()
    await stage.page.keyboard.press('Escape')
    await stage.page.reload()
    await card('DOM XSS').waitFor()
    await expect.poll(() => stage.page.evaluate(() => localStorage.getItem('score-board-version'))).toBe('"v2"')
    await stage.page.getByRole('link', { name: english('TO_OLD_BOARD') }).click()
    await row('DOM XSS').waitFor()
  })

  test('shows an error if the list does not load', async () => {
    await stage.page.route('**/api/Challenges', (route) => route.fulfill({ status: 500, json: {} }))
    await stage.open('/score-board-preview')
    await stage.page.getByRole('alert').getByText('No challenges found').waitFor()
  })
})

describe('both views', () => {
  test('show the first challenge without scrolling, and link to the next one', async () => {
    const { page } = stage
    const nextForYou = page.getByRole('region', { name: english('NEXT_FOR_YOU') })
    for (const [path, first, desk, phone] of [
      ['/score-board', 'tbody tr:visible', 360, 480],
      ['/score-board-preview', 'article:visible', 360, 480],
    ] as const)
      for (const [width, height, most] of [
        [1440, 900, desk],
        [390, 844, phone],
      ] as const) {
        await page.setViewportSize({ width, height })
        await stage.open(path)
        await nextForYou.getByRole('link').first().waitFor()
        expect((await page.locator(first).first().boundingBox())!.y, `${path} at ${width}`).toBeLessThanOrEqual(most)
        expect(
          (await page.getByRole('region', { name: english('PROGRESS') }).boundingBox())!.height,
        ).toBeLessThanOrEqual(72)
      }
    // Opening this address solves the score board challenge.
    await nextForYou.getByRole('link', { name: 'DOM XSS', exact: true }).waitFor()
    // From now on every screen shows the trophy.
    await stage.open('/about')
    const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
    await page.getByRole('link', { name: `Score board: 1/${data.length} solved` }).click()
    await nextForYou.getByRole('link', { name: english('TUTORIAL') }).click()
    await page.getByRole('dialog', { name: 'Tutorial: DOM XSS' }).waitFor()
  })
})

describe('both views on a phone', () => {
  test.each([
    ['/training?difficulties=1,2,3', 'tbody tr:visible'],
    ['/score-board-preview', 'article:visible'],
  ])('restore the scroll position in %s, although more rows render later', async (path, entries) => {
    const { page } = stage
    // Entries get their real height when they come into view. Scroll anchoring moves the position by some pixels.
    const isFarDown = () => page.evaluate(() => Math.abs(scrollY - 5000) < 200)
    await page.setViewportSize({ width: 390, height: 844 })
    await stage.open(path)
    await expect.poll(() => page.locator(entries).count()).toBeGreaterThan(50)
    await scrollPage(page, 5000)
    await stage.open('/about')
    await page.getByRole('heading', { name: english('TITLE_ABOUT'), level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(isFarDown).toBe(true)
  })
})

describe('challenge page', () => {
  test('opens hints one by one, and explains the vulnerability after the solve', async () => {
    await stage.open('/challenge/loginAdminChallenge')
    await button('Open hint 1 of 3').click()
    await stage.page.getByText('The login form asks a database').waitFor()
    expect(await secondClick(button('Open hint 2 of 3'))).toEqual([])
    await stage.page.reload()
    await button('Open hint 2 of 3').click()
    await stage.page.getByText('2 of 3 opened').waitFor()
    await expect.poll(() => stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).count()).toBe(0)

    await stage.page.waitForLoadState('networkidle')
    await breakIn()
    await stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
    await stage.page.getByText('POST /rest/user/login', { exact: false }).first().waitFor()
    await expect.poll(() => stage.page.getByRole('link', { name: 'CWE-89' }).getAttribute('href')).toContain('/89.html')
    await stage.page
      .getByRole('link', { name: english('REPAIR_IT') })
      .first()
      .waitFor()
  })

  test('resets its solve, and restores it', async () => {
    await stage.open('/challenge/loginAdminChallenge')
    await breakIn()
    await stage.page.reload()
    await button(english('RESET_CHALLENGE')).click()
    // A message stays while the pointer is on it.
    await message('waits to be solved again').hover()
    await stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor({ state: 'detached' })
    await button(english('UNDO')).click()
    await stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
    expect((await progress()).solved).toContain('loginAdminChallenge')
    await button(english('RESET_CHALLENGE')).click()
    await message('waits to be solved again').waitFor()
    await stage.page.reload()
    await button(english('RECALL_CHALLENGE')).click()
    await stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
  })

  test('links to the board if there is no such challenge', async () => {
    await stage.open('/challenge/nothing')
    await stage.page.getByRole('link', { name: english('TO_SCORE_BOARD') }).click()
    await row('DOM XSS').waitFor()
  })
})

test('a keyboard user filters the cards and opens a hint', async () => {
  const { page } = stage
  await stage.open('/score-board-preview')
  await card('Login Admin').waitFor()
  await tabTo(page.getByLabel(english('SEARCH_CHALLENGES')))
  await page.keyboard.type('login admin')
  await expect.poll(namesOfCards).toEqual(['Login Admin'])
  await tabTo(page.getByRole('link', { name: 'Login Admin', exact: true }))
  await page.keyboard.press('Enter')
  await button('Open hint 1 of 3').waitFor()
  await tabTo(button('Open hint 1 of 3'))
  await page.keyboard.press('Enter')
  await page.getByText('1 of 3 opened').waitFor()
})

test('a learning path is followed by keyboard only: lesson, questions, and the board with the next challenge', async () => {
  const { page } = stage
  const nextForYou = page.getByRole('region', { name: english('NEXT_FOR_YOU') })
  const question = page.getByRole('group', { name: /^Question 2 of 3/ })
  const answers = question.getByRole('radio')
  const give = page
    .locator('form')
    .filter({ has: question })
    .getByRole('button', { name: english('GIVE_ANSWER') })

  await stage.open('/path/injection')
  await page.getByRole('heading', { name: english('PATH_LESSON') }).waitFor()
  await tabTo(button(english('FOLLOW_PATH')))
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: english('NEXT_ON_PATH', { challenge: 'Login Admin' }) }).waitFor()
  expect(await secondClick(button(english('LEAVE_PATH')))).toEqual([])

  await tabTo(answers.first())
  await page.keyboard.press('Space')
  await tabTo(give)
  await page.keyboard.press('Enter')
  await page.getByText(english('WRONG_ANSWER')).waitFor()
  await page.getByText('It holds until a value goes where there are no quotes', { exact: false }).waitFor()
  await expect.poll(() => answers.first().isDisabled()).toBe(true)
  await tabTo(answers.last(), { key: 'Shift+Tab' })
  await page.keyboard.press('ArrowUp')
  await tabTo(give)
  await page.keyboard.press('Enter')
  const right = page.getByText(english('RIGHT_ANSWER'))
  await right.waitFor()
  // The button is removed, so focus moves to the verdict.
  await expect.poll(() => right.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.reload()
  await page.getByText(english('RIGHT_ANSWER')).waitFor()
  await page.getByText(english('SOLVED_N_OF_M', { solved: '1', total: '3' }), { exact: true }).waitFor()

  await stage.open('/training')
  await nextForYou.getByRole('link', { name: 'Login Admin', exact: true }).waitFor()
  // The Socket.IO connection is opened after the first screen.
  await page.waitForLoadState('networkidle')
  await breakIn()
  await nextForYou.getByRole('link', { name: 'Login Bender', exact: true }).waitFor()
  await nextForYou.getByRole('link', { name: 'Injection', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Login Admin' }).getByText(english('STATUS_SOLVED')).waitFor()
  await page.getByRole('link', { name: english('ALL_PATHS') }).click()
  await page
    .getByRole('article')
    .filter({ hasText: english('FOLLOWED_PATH') })
    .getByText('Injection')
    .waitFor()
  await stage.open('/path/injection')
  await button(english('LEAVE_PATH')).click()
  await button(english('FOLLOW_PATH')).waitFor()
  await stage.open('/path/nothing')
  await page.getByRole('link', { name: english('ALL_PATHS') }).click()
  await page.getByRole('link', { name: 'First ninety minutes' }).waitFor()
})

inspectScreens(stage, {
  'the table view of the board': async () => {
    await stage.open('/training?difficulties=1,2')
    await row('Login Admin').waitFor()
  },
  'the table view with its settings': async () => {
    await stage.open('/training')
    await row('DOM XSS').waitFor()
  },
  'the card view of the board': async () => {
    await stage.open('/score-board-preview')
    await card('Login Admin').waitFor()
  },
  'the settings of the boards': async () => {
    await stage.open('/score-board-preview')
    await button(english('BOARD_SETTINGS')).click()
    await stage.page.getByRole('dialog', { name: english('BOARD_SETTINGS') }).waitFor()
  },
  'the learning paths': async () => {
    await stage.open('/paths')
    await stage.page.getByRole('link', { name: 'First ninety minutes' }).waitFor()
  },
  'a learning path': async () => {
    await stage.open('/path/injection')
    await button(english('FOLLOW_PATH')).click()
    const question = stage.page.locator('form').filter({ hasText: 'Question 1 of 3' })
    for (const [radio, said] of [
      [0, 'WRONG_ANSWER'],
      [2, 'RIGHT_ANSWER'],
    ] as const) {
      await question.getByRole('radio').nth(radio).check()
      await question.getByRole('button', { name: english('GIVE_ANSWER') }).click()
      await question.getByText(english(said)).waitFor()
    }
  },
  'a challenge': async () => {
    await stage.open('/challenge/localXssChallenge')
    await button('Open hint 1 of 3').waitFor()
  },
  'a solved challenge': async () => {
    await stage.open('/training')
    await breakIn()
    await stage.open('/challenge/loginAdminChallenge')
    await stage.page.getByRole('heading', { name: english('WHAT_IT_TEACHES') }).waitFor()
  },
})
