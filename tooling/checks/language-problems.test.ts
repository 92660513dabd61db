import { expect, test } from 'vitest'
import { languageProblems, missingFiles, missingKeys, type Texts, unusedKeys } from './language-problems.ts'

const ENGLISH = { HELLO: 'Hello {{name}}', PIPS_one: '{{count}} pip', PIPS_other: '{{count}} pips', BYE: 'Bye' }
const problems = (language: string, texts: Texts) => [
  ...missingKeys(language, texts, ENGLISH).map((key) => `${key} is missing`),
  ...languageProblems({ file: `${language}.json`, texts, english: ENGLISH, placeholder: /\{\{\w+\}\}/g }),
]

test('a complete language has no problems, with its own plural forms', () => {
  const common = { BYE: 'x', HELLO: 'x {{name}}' }
  expect(problems('de_DE', { ...common, PIPS_one: '{{count}}', PIPS_other: '{{count}}' })).toEqual([])
  expect(problems('ja_JP', { ...common, PIPS_other: '{{count}}' })).toEqual([])
  const polish = { ...common, PIPS_one: '{{count}}', PIPS_few: '{{count}}', PIPS_many: '{{count}}' }
  expect(problems('pl_PL', polish)).toEqual([])
  expect(problems('pl_PL', { ...polish, PIPS_other: '{{count}}' })).toEqual([])
})

test.each<[title: string, texts: Texts, problem: string]>([
  ['a missing key', {}, 'BYE is missing'],
  ['a missing plural form', {}, 'PIPS_one is missing'],
  ['a key that English does not have', { CIAO: 'x' }, 'CIAO is no key of English'],
  ['a text that is plural only in English', { PIPS: '{{count}}' }, 'PIPS is no key'],
  ['an empty text', { BYE: ' ' }, 'BYE has no text'],
  ['a missing placeholder', { HELLO: 'Hallo' }, 'HELLO has other placeholders than English, which has {{name}}'],
  ['a misspelt placeholder', { HELLO: 'Hallo {{Name}}' }, 'HELLO has other placeholders'],
  [
    'a tag that English does not have',
    { BYE: '<strong>Adieu</strong>' },
    'BYE has other tags than English, which has none',
  ],
  ['an additional placeholder', { BYE: 'Adieu {{name}}' }, 'BYE has other placeholders than English, which has none'],
])('%s is reported', (_title, texts, problem) => {
  expect(problems('de_DE', texts).join('\n')).toContain(problem)
})

test('a language that is not one of the shop’s may be incomplete, but not wrong', () => {
  expect(problems('tlh_AA', { BYE: 'Qapla’' })).toEqual([])
  expect(problems('tlh_AA', { HELLO: 'nuqneH' })).toHaveLength(1)
})

test('files of languages that a folder lacks are reported', () => {
  expect(missingFiles('i18n', ['de_DE', 'sv_SE'], '.json', ['de_DE.json', 'tlh_AA.json'])).toEqual([
    'i18n/sv_SE.json is missing. Create it (docs/contributing/language.md).',
  ])
  expect(missingFiles('i18n', ['de_DE'], '.json', ['de_DE.json'])).toEqual([])
})

test('unused keys are found, regardless of their plural form', () => {
  const sources = ["t('HELLO')", "t('PIPS', { count })", 'sampleQuestions:\n  - NOTHING']
  expect(unusedKeys(ENGLISH, sources)).toEqual(['BYE'])
  expect(unusedKeys({ '2FA_ON': 'x', ON: 'y' }, ["t('2FA_ON')"])).toEqual(['ON'])
})
