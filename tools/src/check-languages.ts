import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@fruit/contracts/languages'
import { DELIVERIES, SECURITY_QUESTIONS } from '@fruit/shop/seed/rows'
import { parse } from 'yaml'
import { root } from '../sources.mjs'
import { languageProblems, missingKeys, type Texts, unusedKeys } from './language-problems.ts'
import { missingTexts, serverTextProblems, textsIn } from './server-texts.ts'

/** Texts of the web app. */
const FOLDER = 'apps/web/public/assets/i18n'
/** Texts of the server in other languages, by what they say in English. */
const SERVER_FOLDER = 'packages/world/src/texts/languages'
/** Where the server says something. */
const SERVER_SOURCES = ['packages', 'apps/server/src']
/** Where their keys are named. */
const NAMED_IN = ['apps/web/src', 'packages', 'config']

function readTexts(folder: string, file: string): Texts {
  return JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Texts
}

/** All code and configuration below a folder. */
function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|yml)$/.test(file) && !/\bnode_modules\b|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

function inOrder(folder: string, file: string, texts: Texts): readonly string[] {
  const keys = Object.keys(texts)
  const wrong = keys.find((key, index) => index > 0 && key < keys[index - 1]!)
  return wrong === undefined ? [] : [`${folder}/${file}: ${wrong} is out of order. Sort the keys by the alphabet.`]
}

/** What a new shop says in English. */
function textsOfShop(): readonly string[] {
  const { products, application } = parse(readFileSync(join(root, 'config/default.yml'), 'utf8')) as {
    products: readonly { description: string }[]
    application: { chatBot: { greeting: string; defaultResponse: string } }
  }
  return [
    application.chatBot.greeting,
    application.chatBot.defaultResponse,
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
const english = readTexts(FOLDER, 'en.json')
const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.json'))
const unused = unusedKeys(english, NAMED_IN.flatMap(sourcesBelow))
const sources = SERVER_SOURCES.flatMap(sourcesBelow).map(textsIn)
const known = new Set([...textsOfShop(), ...sources.flatMap(({ quoted }) => quoted)])
const serverFiles = LANGUAGES.filter(({ key }) => key !== 'en').map(({ key }) => `${key}.json`)
const translated = serverFiles.flatMap((file) => Object.keys(readTexts(SERVER_FOLDER, file)))
// The compiler holds the calls that say something to the texts of German; what one language says, all say.
const said = new Set([...textsOfShop(), ...sources.flatMap(({ said }) => said), ...translated])

function told(folder: string, file: string, missing: readonly string[]): readonly string[] {
  if (missing.length > 0) console.log(`${folder}/${file}: not translated yet: ${missing.join(' ')}`)
  return mustBeComplete ? missing.map((key) => `${folder}/${file}: “${key}” is missing. Translate it.`) : []
}

const problems = [
  ...unused.map((key) => `${FOLDER}/en.json: nothing names ${key}. Remove it.`),
  ...files.flatMap((file) => {
    const texts = readTexts(FOLDER, file)
    const placeholder = /\{\{\w+\}\}/g
    return [
      ...inOrder(FOLDER, file, texts),
      ...told(FOLDER, file, missingKeys(file.slice(0, -'.json'.length), texts, english)),
      ...languageProblems({ file: `${FOLDER}/${file}`, texts, english, placeholder }),
    ]
  }),
  ...serverFiles.flatMap((file) => {
    const texts = readTexts(SERVER_FOLDER, file)
    return [
      ...inOrder(SERVER_FOLDER, file, texts),
      ...told(SERVER_FOLDER, file, missingTexts({ texts, said })),
      ...serverTextProblems({ file: `${SERVER_FOLDER}/${file}`, texts, known }),
    ]
  }),
]
for (const problem of problems) console.error(problem)
const count = Object.keys(english).length + said.size
console.log(`${files.length} languages, ${count} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
