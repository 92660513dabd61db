import { expect, it } from 'vitest'
import { flagOf } from './country-sign.tsx'

it.each([
  ['DE', '🇩🇪'],
  ['nl', '🇳🇱'],
  ['Eden', 'Eden'],
])('flagOf(%s) returns %s', (code, flag) => {
  expect(flagOf(code)).toBe(flag)
})
