import { expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'

test('the first three characters of an e-mail become three stars', () => {
  expect(maskedEmail('robin@fruit.test')).toBe('***in@fruit.test')
  expect(maskedEmail('a@')).toBe('***')
})
