import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fruit/contracts/languages'
import { DELIVERIES, SECURITY_QUESTIONS } from '@fruit/shop/seed/rows'
import { parse } from 'yaml'
import { root } from '../sources.mjs'
import { dictionaryProblems, languageProblems, missingKeys, type Texts, unusedKeys } from './language-problems.ts'

/** Texts of the web app. */
const FOLDER = 'apps/web/public/assets/i18n'
/** What texts of a new shop say in other languages, by what they say in English. */
const SHOP_FOLDER = 'packages/shop/src/translations'
/** Where their keys are named. */
const NAMED_IN = ['apps/web/src', 'packages', 'config']

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(join(root, FOLDER, file), 'utf8')) as Texts
}

/** All code and configuration below a folder. */
function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|yml)$/.test(file) && !/\bnode_modules\b/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

function inOrder(file: string, texts: Texts): readonly string[] {
  const keys = Object.keys(texts)
  const wrong = keys.find((key, index) => index > 0 && key < keys[index - 1]!)
  return wrong === undefined ? [] : [`${FOLDER}/${file}: ${wrong} is out of order. Sort the keys by the alphabet.`]
}

/** What a new shop says in English. */
function textsOfShop(): readonly string[] {
  const { products } = parse(readFileSync(join(root, 'config/default.yml'), 'utf8')) as {
    products: readonly { description: string }[]
  }
  return [
    ...products.map(({ description }) => description),
    ...SECURITY_QUESTIONS,
    ...DELIVERIES.map(({ name }) => name),
  ]
}

/**
 * Proves that no language of the shop says anything wrong. What a language does not say yet is shown in English: it is
 * told, and fails with `--complete` alone.
 */
const mustBeComplete = process.argv.includes('--complete')
const english = readTexts('en.json')
const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.json'))
const unused = unusedKeys(english, NAMED_IN.flatMap(sourcesBelow))
const problems = [
  ...unused.map((key) => `${FOLDER}/en.json: nothing names ${key}. Remove it.`),
  ...files.flatMap((file) => {
    const texts = readTexts(file)
    const missing = missingKeys(file.slice(0, -'.json'.length), texts, english)
    if (missing.length > 0) console.log(`${FOLDER}/${file}: not translated yet: ${missing.join(' ')}`)
    const placeholder = /\{\{\w+\}\}/g
    return [
      ...inOrder(file, texts),
      ...(mustBeComplete ? missing.map((key) => `${FOLDER}/${file}: ${key} is missing. Translate it.`) : []),
      ...languageProblems({ file: `${FOLDER}/${file}`, texts, english, placeholder }),
    ]
  }),
  ...LANGUAGES.filter(({ key }) => key !== 'en').flatMap(({ key }) => {
    const file = `${SHOP_FOLDER}/${key}.json`
    const dictionary = JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts
    return dictionaryProblems(file, dictionary, textsOfShop())
  }),
]
for (const problem of problems) console.error(problem)
console.log(`${files.length} languages, ${Object.keys(english).length} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
