import { expect, test } from 'vitest'
import { byPlayOrder } from './play-order.ts'

test('sorts by difficulty, then by tutorial order, then by name', () => {
  const challenges = [
    { name: 'D', difficulty: 2 },
    { name: 'C', difficulty: 1, tutorialOrder: 2 },
    { name: 'B', difficulty: 1 },
    { name: 'A', difficulty: 1, tutorialOrder: null },
    { name: 'E', difficulty: 1, tutorialOrder: 1 },
  ]
  expect(challenges.sort(byPlayOrder).map(({ name }) => name)).toEqual(['E', 'C', 'A', 'B', 'D'])
})
