import { expect, it } from 'vitest'
import { hasHexRun, lettersOf, textsIn } from './disclosed-texts.ts'

it.each([
  ['Some.One+7@Fruit.test', 'someone7fruittest'],
  ['CREATE TABLE `Users` (`id` INTEGER)', 'createtableusersidinteger'],
  ['Käse, 日本語 ½ & Übung!', 'käse日本語½übung'],
  ['ſ-İ-K', 'ſi̇k'.replace(/[^\p{L}\p{N}]/gu, '')],
  ['\0\n\t "\'', ''],
  ['', ''],
])('reduces %j to its letters and digits', (text, letters) => {
  expect(lettersOf(text)).toBe(letters)
})

it('finds texts in any column, in bytes and in nested objects', () => {
  const rows = [
    { id: 1, name: 'Apple', image: Buffer.from('pear') },
    { more: { deep: 'plum' }, none: null, empty: '' },
  ]
  expect(textsIn(rows)).toEqual(['Apple', 'pear', '{"deep":"plum"}'])
})

it.each([
  ['0123456789abcdef', true],
  ['0123456789abcde', false],
  ['a fresh 0123456789ABCDEF at the end of the line', true],
  ['cafe bead dead face fade decade facade added', false],
  ['an apple x0123456789abcde0', true],
  ['0123456789abcde-0123456789abcde-0123456789abcde', false],
  ['0123456789abcde-0123456789abcde-0123456789abcde-0123456789abcdef', true],
  ['', false],
])('detects 16 consecutive hexadecimal digits in %j: %s', (text, holds) => {
  expect(hasHexRun(text, 16)).toBe(holds)
  expect(/[0-9a-f]{16}/i.test(text)).toBe(holds)
})
