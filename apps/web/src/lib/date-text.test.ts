import { expect, test } from 'vitest'
import { dateText } from './date-text.ts'

test('formats a day for the language', () => {
  expect(dateText('2026-11-21T12:00:00.000Z', 'en')).toBe('21 November 2026')
  expect(dateText('2026-11-21T12:00:00.000Z', 'de_DE')).toBe('21. November 2026')
})
