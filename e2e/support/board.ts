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

/** Sets the stage for journeys to the score boards; nothing lies over them. Gives the stage and what is found on it. */
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
    /** A challenge in the table. */
    row: (name: string) =>
      stage.page.getByRole('row').filter({ has: stage.page.getByRole('link', { name, exact: true }) }),
    /** A challenge among the cards. */
    card: (name: string) => stage.page.locator('article', { has: stage.page.getByRole('link', { name, exact: true }) }),
    namesOfRows: () => names(stage.page.locator('tbody th a:visible')),
    namesOfCards: () => names(stage.page.locator('article h2 a:visible')),
    button: (name: string | RegExp) => stage.page.getByRole('button', { name }),
    /** Opens the filters that have no room on the board. */
    openFilters: async (): Promise<Locator> => {
      await stage.page.getByRole('button', { name: new RegExp(`^${english('FILTERS')}`) }).click()
      const sheet = stage.page.getByRole('dialog', { name: english('FILTERS') })
      await sheet.waitFor()
      return sheet
    },
    message: (text: string) => stage.page.getByRole('status').filter({ hasText: text }),
    /** Breaks in as the administrator, beside the page. */
    breakIn: async (): Promise<void> => {
      const answer = await stage.context.request.post(`${stage.shop.url}/rest/user/login`, {
        data: { email: "' or 1=1--", password: 'x' },
      })
      expect(answer.status()).toBe(200)
    },
    /** Names of challenges that the shop lists, by the alphabet. */
    namesWhere: async (fits: (challenge: ListedChallenge) => boolean): Promise<string[]> => {
      const { data } = await (await stage.context.request.get(`${stage.shop.url}/api/Challenges`)).json()
      return (data as ListedChallenge[])
        .filter(fits)
        .map(({ name }) => name)
        .sort()
    },
    /** What the shop knows of the player's progress. */
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
