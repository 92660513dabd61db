import { expect, test } from 'vitest'
import { isHeldBack, tutorialTier } from './tutorial-tiers.ts'

const row = (difficulty: number, tutorialOrder: number | null, solved = false) => ({
  difficulty,
  tutorialOrder,
  solved,
})

test('without tutorials first, nothing is held back', () => {
  const rows = [row(1, 1), row(6, null)]
  const tier = tutorialTier(rows, false)
  expect(tier).toBeNull()
  expect(rows.map((each) => isHeldBack(each, tier))).toEqual([false, false])
})

test('tutorials up to the easiest unsolved one are shown, and nothing else', () => {
  const rows = [row(1, 1, true), row(1, null), row(2, 2), row(2, 3, true), row(3, 4)]
  const tier = tutorialTier(rows, true)
  expect(tier).toBe(2)
  expect(rows.map((each) => isHeldBack(each, tier))).toEqual([false, true, false, false, true])
})

test('a tier rises when all tutorials of a difficulty are solved, and all is open after the last', () => {
  expect(tutorialTier([row(1, 1, true), row(3, 2)], true)).toBe(3)
  expect(tutorialTier([row(1, 1, true), row(3, 2, true), row(1, null)], true)).toBeNull()
})
