import { expect, test } from 'vitest'
import { languageProblems, missingKeys, type Texts, unusedKeys } from './language-problems.ts'

const ENGLISH = { HELLO: 'Hello {{name}}', PIPS_one: '{{count}} pip', PIPS_other: '{{count}} pips', BYE: 'Bye' }
const problems = (language: string, texts: Texts) => [
  ...missingKeys(language, texts, ENGLISH).map((key) => `${key} is missing`),
  ...languageProblems({ file: `${language}.json`, texts, english: ENGLISH, placeholder: /\{\{\w+\}\}/g }),
]

test('a language that says everything is fine, with the plural forms of its own', () => {
  const common = { BYE: 'x', HELLO: 'x {{name}}' }
  expect(problems('de_DE', { ...common, PIPS_one: '{{count}}', PIPS_other: '{{count}}' })).toEqual([])
  expect(problems('ja_JP', { ...common, PIPS_other: '{{count}}' })).toEqual([])
  const polish = { ...common, PIPS_one: '{{count}}', PIPS_few: '{{count}}', PIPS_many: '{{count}}' }
  expect(problems('pl_PL', polish)).toEqual([])
  expect(problems('pl_PL', { ...polish, PIPS_other: '{{count}}' })).toEqual([])
})

test.each<[title: string, texts: Texts, problem: string]>([
  ['a missing key', {}, 'BYE is missing'],
  ['a missing form of the plural', {}, 'PIPS_one is missing'],
  ['a key that English does not have', { CIAO: 'x' }, 'CIAO is no key of English'],
  ['a text that English has in the plural, and the language has not', { PIPS: '{{count}}' }, 'PIPS is no key'],
  ['an empty text', { BYE: ' ' }, 'BYE has no text'],
  ['a missing placeholder', { HELLO: 'Hallo' }, 'HELLO has other placeholders than English, which has {{name}}'],
  ['a misspelt placeholder', { HELLO: 'Hallo {{Name}}' }, 'HELLO has other placeholders'],
  [
    'a tag that English does not have',
    { BYE: '<strong>Adieu</strong>' },
    'BYE has other tags than English, which has none',
  ],
  ['a placeholder too many', { BYE: 'Adieu {{name}}' }, 'BYE has other placeholders than English, which has none'],
])('%s is told of', (_title, texts, problem) => {
  expect(problems('de_DE', texts).join('\n')).toContain(problem)
})

test('a language beside the shop’s own may be incomplete, but not wrong', () => {
  expect(problems('tlh_AA', { BYE: 'Qapla’' })).toEqual([])
  expect(problems('tlh_AA', { HELLO: 'nuqneH' })).toHaveLength(1)
})

test('keys that nothing names are found, whatever form of the plural they are', () => {
  const sources = ["t('HELLO')", "t('PIPS', { count })", 'sampleQuestions:\n  - NOTHING']
  expect(unusedKeys(ENGLISH, sources)).toEqual(['BYE'])
  expect(unusedKeys({ '2FA_ON': 'x', ON: 'y' }, ["t('2FA_ON')"])).toEqual(['ON'])
})
