import { expect, test } from 'vitest'
import { pathTime } from './path-time.ts'

test.each([
  [15, 'en', '15 minutes'],
  [120, 'en', '120 minutes'],
  [134, 'en', '2 hours'],
  [140, 'en', '2.5 hours'],
  [140, 'de_DE', '2,5 Stunden'],
])('formats %i minutes in %s as %s', (minutes, language, words) => {
  expect(pathTime(minutes, language)).toBe(words)
})
