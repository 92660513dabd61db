import { expect, test } from 'vitest'
import { PASSWORD_ADVICE } from './password-strength.ts'

const met = (password: string) => PASSWORD_ADVICE.filter((advice) => advice.isMet(password)).map(({ text }) => text)

test('meets no criteria with an empty password', () => {
  expect(met('')).toEqual([])
})

test('meets each criterion by its own kind of character', () => {
  expect(met('a')).toEqual(['PASSWORD_ADVICE_LOWER_CASE'])
  expect(met('É')).toEqual(['PASSWORD_ADVICE_UPPER_CASE'])
  expect(met('7')).toEqual(['PASSWORD_ADVICE_DIGIT'])
  expect(met('€')).toEqual(['PASSWORD_ADVICE_SPECIAL'])
  expect(met('        ')).toEqual(['PASSWORD_ADVICE_LENGTH'])
})
