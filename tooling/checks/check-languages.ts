import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHRASES, LANGUAGES as SPOKEN } from '@fruit/assistant/phrases'
import { LANGUAGES } from '@fruit/contracts/languages'
import { textFolders } from '@fruit/server/http/language-files'
import { DELIVERIES, SECURITY_QUESTIONS } from '@fruit/shop/seed/rows'
import { parse } from 'yaml'
import { root } from '../sources.mjs'
import { languageProblems, missingFiles, missingKeys, type Texts, unusedKeys } from './language-problems.ts'
import { missingTexts, serverTextProblems, textsIn } from './server-texts.ts'
import { wordingProblems } from './wording-problems.ts'

/** Texts of the web app. A feature that is not part of the first load has its texts in a folder with its name. */
const FOLDER = 'apps/web/public/assets/i18n'
/** Translations of the server's texts. The English text is the key. */
const SERVER_FOLDER = 'packages/world/src/texts/languages'
/** Folders with code that uses texts of the server. */
const SERVER_SOURCES = ['packages', 'apps/server/src']
/** Texts of challenges and weaknesses: English beside the code, other languages in `translations`. */
const CATALOGUE = 'packages/catalogue'
/** Texts of the support bot, which only speaks English. */
const BOT = 'packages/shop/src/content/botDefaultTrainingData.json'
/** Folders with code that uses the keys of the app's texts. */
const NAMED_IN = ['apps/web/src', 'packages', 'config']

function readTexts(folder: string, file: string): Texts {
  return JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Texts
}

/** All code and configuration below a folder. @param without a folder to skip */
function sourcesBelow(folder: string, without?: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => without === undefined || !file.replaceAll('\\', '/').includes(without))
    .filter((file) => /\.(ts|tsx|yml)$/.test(file) && !/\bnode_modules\b|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

function inOrder(folder: string, file: string, texts: Texts): readonly string[] {
  const keys = Object.keys(texts)
  const wrong = keys.find((key, index) => index > 0 && key < keys[index - 1]!)
  return wrong === undefined ? [] : [`${folder}/${file}: ${wrong} is out of order. Sort the keys alphabetically.`]
}

/** English texts of a new shop. */
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
 * Checks the texts of all languages. Missing translations are shown in English: they are listed, and only fail with
 * `--complete`.
 */
const mustBeComplete = process.argv.includes('--complete')
const parts = textFolders(join(root, FOLDER)).map((part) => {
  const folder = part === '' ? FOLDER : `${FOLDER}/${part}`
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
  return { part, folder, files, english: readTexts(folder, 'en.json') }
})
const everywhere = NAMED_IN.flatMap((folder) => sourcesBelow(folder))
/** Keys of a feature's texts that other code uses, which could show them before they are loaded. */
function namedElsewhere(part: string, english: Texts): readonly string[] {
  const others = NAMED_IN.flatMap((folder) => sourcesBelow(folder, `features/${part}/`))
  const unnamed = new Set(unusedKeys(english, others))
  return Object.keys(english).filter((key) => !unnamed.has(key))
}
const sources = SERVER_SOURCES.flatMap((folder) => sourcesBelow(folder)).map(textsIn)
const known = new Set([...textsOfShop(), ...sources.flatMap(({ quoted }) => quoted)])
const serverFiles = LANGUAGES.map(({ key }) => `${key}.json`).filter((file) =>
  existsSync(join(root, SERVER_FOLDER, file)),
)
const translated = serverFiles.flatMap((file) => Object.keys(readTexts(SERVER_FOLDER, file)))
// The compiler checks that German has each text that a call uses. All languages need the texts of any of them.
const requiredTexts = new Set([...textsOfShop(), ...sources.flatMap(({ said }) => said), ...translated])

function reportMissing(folder: string, file: string, missing: readonly string[]): readonly string[] {
  if (missing.length > 0) console.log(`${folder}/${file}: not translated yet: ${missing.join(' ')}`)
  return mustBeComplete ? missing.map((key) => `${folder}/${file}: “${key}” is missing. Translate it.`) : []
}

/** Glossary problems in a file of texts. */
function wordsOf(language: string, file: string, texts: Texts): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => wordingProblems(language, `${file}: ${key}`, String(text)))
}

/** English sentences in the code of the catalogue: reasons of fixes, properties of own fixes, steps of tutorials. */
function sentencesIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:why|text|doc|name): (['"])(.+?)\1,?$/gm)].map(([, , text]) => text!)
}

/** Glossary problems in the code of the catalogue and in the texts of the support bot. */
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

/** Glossary problems in the texts of the assistant's built-in model, in each of its languages. */
function wordsOfAssistant(): readonly string[] {
  return Object.entries(PHRASES).flatMap(([name, texts]) =>
    texts.flatMap((text, place) => {
      const language = LANGUAGES.find(({ key }) => key.split('_')[0] === SPOKEN[place])!.key
      return wordingProblems(language, `packages/assistant/src/phrases.ts: ${name}`, text)
    }),
  )
}

/** Glossary problems in the texts of the catalogue. */
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

/** Problems for missing files of languages: of the web client, the server and the catalogue. */
function lackingFiles(): readonly string[] {
  const inFolder = (folder: string, names: readonly string[], ending: string) =>
    missingFiles(folder, names, ending, readdirSync(join(root, folder)))
  const keys = LANGUAGES.map(({ key }) => key)
  const others = keys.filter((key) => key !== 'en')
  const modules = others.map((key) => key.replace('_', '-').toLowerCase())
  return [
    ...parts.flatMap(({ folder }) => inFolder(folder, keys, '.json')),
    ...inFolder(SERVER_FOLDER, others, '.json'),
    ...inFolder(`${CATALOGUE}/src/languages`, modules, '.ts'),
  ]
}

/** Languages of the shop in which the assistant's built-in model does not answer. */
const unspoken = LANGUAGES.map(({ key }) => key).filter(
  (key) => !SPOKEN.some((language) => key.startsWith(`${language}_`) || key === language),
)

const problems = [
  ...lackingFiles(),
  ...reportMissing('packages/assistant/src', 'phrases.ts', unspoken),
  ...wordsOfCatalogue(),
  ...wordsOfCode(),
  ...wordsOfAssistant(),
  ...[...requiredTexts].flatMap((text) => wordingProblems('en', 'the server', text)),
  ...parts.flatMap(({ part, folder, files, english }) => [
    ...unusedKeys(english, everywhere).map((key) => `${folder}/en.json: ${key} is unused. Remove it.`),
    ...(part === '' ? [] : namedElsewhere(part, english)).map(
      (key) => `${folder}/en.json: ${key} is used outside features/${part}. Move it to ${FOLDER}.`,
    ),
    ...files.flatMap((file) => {
      const texts = readTexts(folder, file)
      const placeholder = /\{\{\w+\}\}/g
      return [
        ...inOrder(folder, file, texts),
        ...wordsOf(file.slice(0, -'.json'.length), `${folder}/${file}`, texts),
        ...reportMissing(folder, file, missingKeys(file.slice(0, -'.json'.length), texts, english)),
        ...languageProblems({ file: `${folder}/${file}`, texts, english, placeholder }),
      ]
    }),
  ]),
  ...serverFiles.flatMap((file) => {
    const texts = readTexts(SERVER_FOLDER, file)
    return [
      ...inOrder(SERVER_FOLDER, file, texts),
      ...wordsOf(file.slice(0, -'.json'.length), `${SERVER_FOLDER}/${file}`, texts),
      ...reportMissing(SERVER_FOLDER, file, missingTexts({ texts, said: requiredTexts })),
      ...serverTextProblems({ file: `${SERVER_FOLDER}/${file}`, texts, known }),
    ]
  }),
]
for (const problem of problems) console.error(problem)
const count = parts.reduce((sum, { english }) => sum + Object.keys(english).length, requiredTexts.size)
console.log(`${parts[0]!.files.length} languages, ${count} texts, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
