import type { Locator } from 'playwright-core'
import { beforeEach, expect } from 'vitest'
import { setStage } from './stage.ts'
import { english } from './words.ts'

interface ListedChallenge {
  readonly name: string
  readonly category: string
  readonly difficulty: number
  readonly tags: string | null
  readonly solved: boolean
}

/** Sets up tests of the score boards, without banners over them. @returns the stage, and helpers to find elements */
export function setBoards() {
  const stage = setStage({ options: ['--class'] })

  beforeEach(async () => {
    const url = stage.shop.url
    await stage.context.addCookies([
      { name: 'welcomebanner_status', value: 'dismiss', url },
      { name: 'cookieconsent_status', value: 'dismiss', url },
    ])
  })

  const names = (of: Locator) => of.evaluateAll((links) => links.map((link) => link.textContent))

  return {
    stage,
    /** A row of the table view. */
    row: (name: string) =>
      stage.page.getByRole('row').filter({ has: stage.page.getByRole('link', { name, exact: true }) }),
    /** A card of the card view. */
    card: (name: string) => stage.page.locator('article', { has: stage.page.getByRole('link', { name, exact: true }) }),
    namesOfRows: () => names(stage.page.locator('tbody th a:visible')),
    namesOfCards: () => names(stage.page.locator('article h2 a:visible')),
    button: (name: string | RegExp) => stage.page.getByRole('button', { name }),
    /** Opens the dialog with further filters. */
    openFilters: async (): Promise<Locator> => {
      await stage.page.getByRole('button', { name: new RegExp(`^${english('FILTERS')}`) }).click()
      const sheet = stage.page.getByRole('dialog', { name: english('FILTERS') })
      await sheet.waitFor()
      return sheet
    },
    message: (text: string) => stage.page.getByRole('status').filter({ hasText: text }),
    /** Logs in as administrator by SQL injection, outside the page. */
    breakIn: async (): Promise<void> => {
      const answer = await stage.context.request.post(`${stage.shop.url}/rest/user/login`, {
        data: { email: "' or 1=1--", password: 'x' },
      })
      expect(answer.status()).toBe(200)
    },
    /** Names of the challenges that match, sorted alphabetically. */
    namesWhere: async (fits: (challenge: ListedChallenge) => boolean): Promise<string[]> => {
      const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
      return (data as ListedChallenge[])
        .filter(fits)
        .map(({ name }) => name)
        .sort()
    },
    /** The player's progress as the shop stores it. */
    progress: async () => {
      const { request } = stage.context
      const [challenges, hints, paths, steps] = await Promise.all(
        ['/api/Challenges', '/rest/training/hints', '/rest/training/paths', '/rest/training/next'].map(async (path) =>
          (await request.get(stage.shop.url + path)).json(),
        ),
      )
      const rows = challenges.data as { key: string; solved: boolean; codingChallengeStatus: number }[]
      return {
        solved: rows.filter(({ solved }) => solved).map(({ key }) => key),
        coding: rows.map(({ key, codingChallengeStatus }) => `${key} ${codingChallengeStatus}`),
        opened: hints.opened,
        path: steps.path?.id ?? null,
        answers: paths.given,
      }
    },
  }
}
