import { expect, test } from 'vitest'
import { CHALLENGES, filterTable, searchCards } from './support/full-board.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ options: ['--class'] })

// What it takes on a machine of its own is asserted by `npm run bench`.
test.each([
  ['the cards answer a search at once', searchCards],
  ['the table shows and hides everything at once', filterTable],
])('%s', async (title, measure) => {
  const { answer, paint } = await measure(stage.context, stage.page, stage.shop.url)
  console.info(`${CHALLENGES} challenges: ${title} (${answer.toFixed(0)} ms, a mere paint ${paint.toFixed(0)} ms)`)
  expect(answer).toBeLessThanOrEqual(Math.max(250, 3 * paint))
})
