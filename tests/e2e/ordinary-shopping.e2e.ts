import { expect, test } from 'vitest'
import { MEANT_TO_BE_SOLVED, ordinaryShopping, solvedOn } from './support/ordinary-shopping/visit.ts'
import { setStage } from './support/stage.ts'

/** Timeout in milliseconds: an ordinary shopping visit takes long. */
const TIMEOUT_MS = 600_000

const stage = setStage({ options: ['--class'] })

// For all languages see ordinary-shopping.sweep.ts.
test(
  'an ordinary shopping visit to every screen solves only the challenges that reading and finding solve',
  async () => {
    expect(await ordinaryShopping(stage, 'en')).toEqual([])
    expect(await solvedOn(stage)).toEqual(MEANT_TO_BE_SOLVED)
  },
  TIMEOUT_MS,
)

test('a search for a name with an apostrophe causes an error, which solves only Error Handling', async () => {
  await stage.open('/')
  await stage.page.fill('#searchQuery', "O'Brien")
  await stage.page.press('#searchQuery', 'Enter')
  await expect.poll(() => solvedOn(stage)).toEqual(['errorHandlingChallenge'])
})
