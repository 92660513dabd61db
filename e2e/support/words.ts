import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../apps/web/public/assets/i18n/', import.meta.url)

/** Keys of all languages of the shop, such as `de_DE`. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

/** Gives a text of the app. @param values of what stands in double braces */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string

/** The texts of the app in a language, from its file; what it lacks is English. */
export function wordsOf(language: string): Words {
  const [english, own] = ['en', language].map((key): Record<string, string> => {
    return JSON.parse(readFileSync(new URL(`${key}.json`, FOLDER), 'utf8'))
  })
  return (key, values = {}) => {
    const text = own![key] ?? english![key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}

/** The texts that journeys read: those of a visitor who has chosen no language. */
export const english: Words = wordsOf('en')
