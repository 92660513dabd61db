import { expect, test } from 'vitest'
import { isHeldBack, tutorialTier } from './tutorial-tiers.ts'

const row = (difficulty: number, tutorialOrder: number | null, solved = false) => ({
  difficulty,
  tutorialOrder,
  solved,
})

test('holds back nothing unless tutorials come first', () => {
  const rows = [row(1, 1), row(6, null)]
  const tier = tutorialTier(rows, false)
  expect(tier).toBeNull()
  expect(rows.map((each) => isHeldBack(each, tier))).toEqual([false, false])
})

test('shows only tutorials up to the difficulty of the easiest unsolved one', () => {
  const rows = [row(1, 1, true), row(1, null), row(2, 2), row(2, 3, true), row(3, 4)]
  const tier = tutorialTier(rows, true)
  expect(tier).toBe(2)
  expect(rows.map((each) => isHeldBack(each, tier))).toEqual([false, true, false, false, true])
})

test('raises the tier when all tutorials of a difficulty are solved, and shows everything after the last', () => {
  expect(tutorialTier([row(1, 1, true), row(3, 2)], true)).toBe(3)
  expect(tutorialTier([row(1, 1, true), row(3, 2, true), row(1, null)], true)).toBeNull()
})
