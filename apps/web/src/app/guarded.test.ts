import { expect, test } from 'vitest'
import { refusalFor } from './guarded.ts'

test("opens a customers' screen for users with a token", () => {
  expect(refusalFor('signed-in', { token: 'x', role: null })).toBeNull()
  expect(refusalFor('signed-in', { token: null, role: null })).toBe('UNAUTHORIZED_ACCESS_ERROR')
})

test('opens an unguarded screen for all users', () => {
  expect(refusalFor(undefined, { token: null, role: null })).toBeNull()
})

test('opens a screen of a role only for users with that role', () => {
  expect(refusalFor('accounting', { token: 'x', role: 'accounting' })).toBeNull()
  expect(refusalFor('accounting', { token: 'x', role: 'admin' })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
  expect(refusalFor('admin', { token: null, role: null })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
})
