import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { textsOf } from '@fruit/server/http/language-files'

const FOLDER = fileURLToPath(new URL('../../../apps/web/public/assets/i18n/', import.meta.url))

/** Keys of all languages of the shop, such as `de_DE`. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])

/** Returns a text of the app. @param values of placeholders in double braces */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string

/** The texts of the app in a language. Missing ones are English. */
export function translatorFor(language: string): Translate {
  const [english, own] = ['en', language].map((key) => textsOf(FOLDER, key))
  return (key, values = {}) => {
    const text = own![key] ?? english![key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}

/** The texts in the default language, which E2E tests read. */
export const english: Translate = translatorFor('en')
