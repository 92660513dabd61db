import { expect, test } from 'vitest'
import { variantId } from './variant-id.ts'

test('a variant has the same opaque name in every build', () => {
  expect(variantId('local-xss/flaw')).toMatch(/^[0-9a-f]{12}$/)
  expect(variantId('local-xss/flaw')).toBe(variantId('local-xss/flaw'))
})

test('two variants of one weakness have different names', () => {
  expect(variantId('local-xss/flaw')).not.toBe(variantId('local-xss/fix-escape'))
})
