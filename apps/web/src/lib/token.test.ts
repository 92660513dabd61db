import { expect, test } from 'vitest'
import { basketIdIn, readToken } from './token.ts'

const tokenOf = (payload: unknown) =>
  ['{"typ":"JWT","alg":"RS256"}', JSON.stringify(payload), 'sign']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

test('reads role, e-mail and id from the data of the token', () => {
  const token = tokenOf({ status: 'success', data: { id: 9, email: 'jörg@fruit.test', role: 'deluxe' }, iat: 1 })
  expect(readToken(token)).toEqual({ role: 'deluxe', email: 'jörg@fruit.test', userId: 9 })
})

test.each([
  null,
  '',
  'no token',
  'a.%%%.c',
  `a.${Buffer.from('nope').toString('base64url')}.c`,
  tokenOf(null),
  tokenOf({ data: { id: '9', email: 1, role: 'emperor' } }),
])('returns null fields for %s', (token) => {
  expect(readToken(token)).toEqual({ role: null, email: null, userId: null })
})

test('reads the basket id beside the data of the token, if it is a number', () => {
  expect(basketIdIn(tokenOf({ data: {}, bid: 6 }))).toBe('6')
  expect(basketIdIn(tokenOf({ data: {}, bid: '6' }))).toBeNull()
  expect(basketIdIn(tokenOf({ data: { bid: 6 } }))).toBeNull()
  expect(basketIdIn(null)).toBeNull()
})
