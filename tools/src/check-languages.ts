import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHRASES, LANGUAGES as SPOKEN } from '@fruit/assistant/phrases'
import { LANGUAGES } from '@fruit/contracts/languages'
import { DELIVERIES, SECURITY_QUESTIONS } from '@fruit/shop/seed/rows'
import { parse } from 'yaml'
import { textFolders } from '../../apps/server/src/language-files.ts'
import { root } from '../sources.mjs'
import { languageProblems, missingKeys, type Texts, unusedKeys } from './language-problems.ts'
import { missingTexts, serverTextProblems, textsIn } from './server-texts.ts'
import { wordingProblems } from './wording-problems.ts'

/** Texts of the web app; those of a feature that are not part of the first load lie in a folder of its name. */
const FOLDER = 'apps/web/public/assets/i18n'
/** Texts of the server in other languages, by what they say in English. */
const SERVER_FOLDER = 'packages/world/src/texts/languages'
/** Where the server says something. */
const SERVER_SOURCES = ['packages', 'apps/server/src']
/** Texts of challenges and weaknesses; English stands beside the code, the others in `translations`. */
const CATALOGUE = 'packages/catalogue'
/** What the support bot says: English alone. */
const BOT = 'packages/shop/src/content/botDefaultTrainingData.json'
/** Where their keys are named. */
const NAMED_IN = ['apps/web/src', 'packages', 'config']

function readTexts(folder: string, file: string): Texts {
  return JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Texts
}

/** All code and configuration below a folder. @param without a folder that does not count */
function sourcesBelow(folder: string, without?: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => without === undefined || !file.replaceAll('\\', '/').includes(without))
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
const parts = textFolders(join(root, FOLDER)).map((part) => {
  const folder = part === '' ? FOLDER : `${FOLDER}/${part}`
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
  return { part, folder, files, english: readTexts(folder, 'en.json') }
})
const everywhere = NAMED_IN.flatMap((folder) => sourcesBelow(folder))
/** Keys of a feature's part that somebody else names: they would be shown before they are loaded. */
function namedElsewhere(part: string, english: Texts): readonly string[] {
  const others = NAMED_IN.flatMap((folder) => sourcesBelow(folder, `features/${part}/`))
  const unnamed = new Set(unusedKeys(english, others))
  return Object.keys(english).filter((key) => !unnamed.has(key))
}
const sources = SERVER_SOURCES.flatMap((folder) => sourcesBelow(folder)).map(textsIn)
const known = new Set([...textsOfShop(), ...sources.flatMap(({ quoted }) => quoted)])
const serverFiles = LANGUAGES.filter(({ key }) => key !== 'en').map(({ key }) => `${key}.json`)
const translated = serverFiles.flatMap((file) => Object.keys(readTexts(SERVER_FOLDER, file)))
// The compiler holds the calls that say something to the texts of German; what one language says, all say.
const said = new Set([...textsOfShop(), ...sources.flatMap(({ said }) => said), ...translated])

function told(folder: string, file: string, missing: readonly string[]): readonly string[] {
  if (missing.length > 0) console.log(`${folder}/${file}: not translated yet: ${missing.join(' ')}`)
  return mustBeComplete ? missing.map((key) => `${folder}/${file}: “${key}” is missing. Translate it.`) : []
}

/** What the glossaries say of a file of texts, by its key and text. */
function wordsOf(language: string, file: string, texts: Texts): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => wordingProblems(language, `${file}: ${key}`, String(text)))
}

/** English sentences that stand in the code of the catalogue: reasons of fixes, what players' fixes promise, steps of tutorials. */
function sentencesIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:why|text|doc|name): (['"])(.+?)\1,?$/gm)].map(([, , text]) => text!)
}

/** What the glossary says of English sentences in the code of the catalogue, and of the support bot. */
function wordsOfCode(): readonly string[] {
  const code = readdirSync(join(root, CATALOGUE), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\b(?:weakness|tutorial)\.ts$/.test(file),
  )
  const bot = JSON.parse(readFileSync(join(root, BOT), 'utf8')) as {
    data: readonly { answers: readonly { body?: string }[] }[]
  }
  return [
    ...code.flatMap((file) =>
      sentencesIn(readFileSync(join(root, CATALOGUE, file), 'utf8')).flatMap((text) =>
        wordingProblems('en', `${CATALOGUE}/${file}`, text),
      ),
    ),
    ...bot.data
      .flatMap(({ answers }) => answers)
      .flatMap(({ body }) => (body === undefined ? [] : wordingProblems('en', BOT, body))),
  ]
}

/** What the glossaries say of what the assistant's built-in model says, in each of its languages. */
function wordsOfAssistant(): readonly string[] {
  return Object.entries(PHRASES).flatMap(([name, texts]) =>
    texts.flatMap((text, place) => {
      const language = LANGUAGES.find(({ key }) => key.split('_')[0] === SPOKEN[place])!.key
      return wordingProblems(language, `packages/assistant/src/phrases.ts: ${name}`, text)
    }),
  )
}

/** What the glossaries say of the catalogue's texts. */
function wordsOfCatalogue(): readonly string[] {
  return readdirSync(join(root, CATALOGUE), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => {
      const [, translated, english] =
        /^(?:challenges|weaknesses|paths)\/[^/]+\/(?:translations\/(\w+)|([\w-]+))\.md$/.exec(file) ?? []
      const language = translated ?? (english && 'en')
      if (!language) return []
      const paragraphs = readFileSync(join(root, CATALOGUE, file), 'utf8').split(/\n(?=\s*\n|\d+\. |- )/)
      return paragraphs.flatMap((text) => wordingProblems(language, `${CATALOGUE}/${file}`, text))
    })
}

const problems = [
  ...wordsOfCatalogue(),
  ...wordsOfCode(),
  ...wordsOfAssistant(),
  ...[...said].flatMap((text) => wordingProblems('en', 'the server', text)),
  ...parts.flatMap(({ part, folder, files, english }) => [
    ...unusedKeys(english, everywhere).map((key) => `${folder}/en.json: nothing names ${key}. Remove it.`),
    ...(part === '' ? [] : namedElsewhere(part, english)).map(
      (key) => `${folder}/en.json: ${key} is named outside features/${part}. Put it into ${FOLDER}.`,
    ),
    ...files.flatMap((file) => {
      const texts = readTexts(folder, file)
      const placeholder = /\{\{\w+\}\}/g
      return [
        ...inOrder(folder, file, texts),
        ...wordsOf(file.slice(0, -'.json'.length), `${folder}/${file}`, texts),
        ...told(folder, file, missingKeys(file.slice(0, -'.json'.length), texts, english)),
        ...languageProblems({ file: `${folder}/${file}`, texts, english, placeholder }),
      ]
    }),
  ]),
  ...serverFiles.flatMap((file) => {
    const texts = readTexts(SERVER_FOLDER, file)
    return [
      ...inOrder(SERVER_FOLDER, file, texts),
      ...wordsOf(file.slice(0, -'.json'.length), `${SERVER_FOLDER}/${file}`, texts),
      ...told(SERVER_FOLDER, file, missingTexts({ texts, said })),
      ...serverTextProblems({ file: `${SERVER_FOLDER}/${file}`, texts, known }),
    ]
  }),
]
for (const problem of problems) console.error(problem)
const count = parts.reduce((sum, { english }) => sum + Object.keys(english).length, said.size)
console.log(`${parts[0]!.files.length} languages, ${count} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
