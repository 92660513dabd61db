import { expect, test } from 'vitest'
import { refusalFor } from './guarded.ts'

test('a screen for customers lets in whoever has a token', () => {
  expect(refusalFor('signed-in', { token: 'x', role: null })).toBeNull()
  expect(refusalFor('signed-in', { token: null, role: null })).toBe('UNAUTHORIZED_ACCESS_ERROR')
})

test('a screen for everybody lets in everybody', () => {
  expect(refusalFor(undefined, { token: null, role: null })).toBeNull()
})

test('a screen for a role lets in that role alone', () => {
  expect(refusalFor('accounting', { token: 'x', role: 'accounting' })).toBeNull()
  expect(refusalFor('accounting', { token: 'x', role: 'admin' })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
  expect(refusalFor('admin', { token: null, role: null })).toBe('UNAUTHORIZED_PAGE_ACCESS_ERROR')
})
