import { expect, test } from 'vitest'
import { CHALLENGES, filterTable, searchCards } from './support/full-board.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ options: ['--class'] })

// The duration on an idle machine is checked by `npm run bench`.
test.each([
  ['the card view responds to a search without delay', searchCards],
  ['the table view shows and hides all rows without delay', filterTable],
])('%s', async (title, measure) => {
  const { answer, paint } = await measure(stage.context, stage.page, stage.shop.url)
  console.info(`${CHALLENGES} challenges: ${title} (${answer.toFixed(0)} ms, an empty paint ${paint.toFixed(0)} ms)`)
  expect(answer).toBeLessThanOrEqual(Math.max(250, 3 * paint))
})
