import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('replaces the first three characters with stars', () => {
  expect(maskedEmail('robin@fruit.test')).toBe('***in@fruit.test')
  expect(maskedEmail('a@')).toBe('***')
})
