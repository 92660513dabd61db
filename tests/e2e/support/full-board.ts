import type { BrowserContext, Page } from 'playwright-core'

/** More challenges than the shop has, as room for growth. */
export const CHALLENGES = 150

/** Milliseconds from an action on a full board to the next paint, with the CPU throttled to a quarter. */
export interface BoardTimes {
  /** The best of several, because other processes use the machine too. */
  readonly answer: number
  /** The slowest of several paints without an action. */
  readonly paint: number
}

const challenge = (index: number) => ({
  id: index + 1,
  key: `number${index}Challenge`,
  name: `Number ${index}`,
  category: `Category ${index % 14}`,
  tags: index % 3 === 0 ? 'Tutorial,Good for Demos' : null,
  description: `Find the <em>${index}th</em> fruit and carry it to <code>/somewhere/${index}</code>, past everybody.`,
  difficulty: 1 + (index % 6),
  hint: null,
  hintUrl: null,
  mitigationUrl: null,
  solved: index % 5 === 0,
  disabledEnv: null,
  tutorialOrder: index % 3 === 0 ? index : null,
  codingChallengeStatus: 0,
  hasCodingChallenge: index % 4 === 0,
  ChallengeDependencies: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** Searches in the card view. @param url of the shop */
export async function searchCards(context: BrowserContext, page: Page, url: string): Promise<BoardTimes> {
  await openFull(context, page, `${url}/#/score-board-preview`, 'article')
  return times(page, [search('7'), search(''), search('fruit'), search('2'), search('')])
}

/** Shows and hides all rows of the table view, after a first time. @param url of the shop */
export async function filterTable(context: BrowserContext, page: Page, url: string): Promise<BoardTimes> {
  await openFull(context, page, `${url}/#/training`, 'tbody tr')
  await answerTimes(page, [press('Show all difficulties')])
  const names = ['Hide all difficulties', 'Show all difficulties']
  return times(page, [...names, ...names].map(press))
}

async function times(page: Page, actions: readonly string[]): Promise<BoardTimes> {
  const answer = Math.min(...(await answerTimes(page, actions)))
  return { answer, paint: Math.max(...(await answerTimes(page, Array(10).fill('')))) }
}

/**
 * Opens a board with many challenges and a throttled CPU, and waits until it is rendered. @param rows selector of a
 * challenge
 */
async function openFull(context: BrowserContext, page: Page, address: string, rows: string): Promise<void> {
  const data = Array.from({ length: CHALLENGES }, (_, index) => challenge(index))
  await page.route('**/api/Challenges', (route) => route.fulfill({ json: { status: 'success', data } }))
  await page.goto(address)
  await page
    .locator(rows)
    .nth(CHALLENGES - 1)
    .waitFor({ state: 'attached' })
  const wire = await context.newCDPSession(page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds from each action in the page to the paint after it. */
async function answerTimes(page: Page, actions: readonly string[]): Promise<readonly number[]> {
  const found: number[] = []
  for (const action of actions)
    found.push(
      await page.evaluate(async (code) => {
        const start = performance.now()
        // biome-ignore lint/security/noGlobalEval: our own text
        // biome-ignore lint/complexity/noCommaOperator: evaluated in the page's scope
        ;(0, eval)(code)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return performance.now() - start
      }, action),
    )
  return found
}

/** Types into the search field like a user. */
const search = (text: string) => `{
  const field = document.querySelector('main input[type=search]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})
  field.dispatchEvent(new Event('input', { bubbles: true }))
}`
const press = (name: string) =>
  `[...document.querySelectorAll('main button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === '${name}').click()`
