import { expect, it } from 'vitest'
import { lettersOf } from './disclosed-texts.ts'

it.each([
  ['Some.One+7@Fruit.test', 'someone7fruittest'],
  ['CREATE TABLE `Users` (`id` INTEGER)', 'createtableusersidinteger'],
  ['Käse, 日本語 ½ & Übung!', 'käse日本語½übung'],
  ['ſ-İ-K', 'ſi̇k'.replace(/[^\p{L}\p{N}]/gu, '')],
  ['\0\n\t "\'', ''],
  ['', ''],
])('letters and digits of %j', (text, letters) => {
  expect(lettersOf(text)).toBe(letters)
})
