import { expect, test } from 'vitest'
import { MEANT_TO_BE_SOLVED, ordinaryShopping, solvedOn } from './support/ordinary-shopping/visit.ts'
import { setStage } from './support/stage.ts'

/** An ordinary shopping visit is a long one. */
const LONG = 600_000

const stage = setStage({ options: ['--class'] })

// All languages: ordinary-shopping.sweep.ts.
test(
  'an ordinary shopping visit to every screen solves what a visit is meant to solve, and nothing else',
  async () => {
    expect(await ordinaryShopping(stage, 'en')).toEqual([])
    expect(await solvedOn(stage)).toEqual(MEANT_TO_BE_SOLVED)
  },
  LONG,
)

test('whoever searches for a name with an apostrophe makes the shop stumble, which solves Error Handling and nothing else', async () => {
  await stage.open('/')
  await stage.page.fill('#searchQuery', "O'Brien")
  await stage.page.press('#searchQuery', 'Enter')
  await expect.poll(() => solvedOn(stage)).toEqual(['errorHandlingChallenge'])
})
