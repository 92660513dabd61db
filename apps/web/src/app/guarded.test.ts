import { expect, test } from 'vitest'
import { forbiddenReason } from './guarded.ts'

test("opens a customers' screen for users with a token", () => {
  expect(forbiddenReason('signed-in', { token: 'x', role: null })).toBeNull()
  expect(forbiddenReason('signed-in', { token: null, role: null })).toBe('UNAUTHORIZED_ACCESS_ERROR')
})

test('opens an unguarded screen for all users', () => {
  expect(forbiddenReason(undefined, { token: null, role: null })).toBeNull()
})

test('opens a screen of a role only for users with that role', () => {
  expect(forbiddenReason('accounting', { token: 'x', role: 'accounting' })).toBeNull()
  expect(forbiddenReason('accounting', { token: 'x', role: 'admin' })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
  expect(forbiddenReason('admin', { token: null, role: null })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
})
