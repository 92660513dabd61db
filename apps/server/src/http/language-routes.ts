import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@fruit/contracts/calls/application'
import { LANGUAGES } from '@fruit/contracts/languages'
import { handle, type Route } from '@fruit/world/route'
import { textsOf } from './language-files.ts'

/** Lower bounds of the gauge values that clients show, in percent (v20 of the interface). */
const GAUGES = [
  [80, 'full'],
  [60, 'three-quarters'],
  [40, 'half'],
  [20, 'quarter'],
] as const

/** Plural form at the end of a text's key. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/**
 * Route for the available languages, with the completeness of each.
 *
 * @param folder folder of the language files; without it, only English
 */
export function languageRoutes(folder: string | undefined): readonly Route[] {
  // Created on the first request, so that it does not delay the start.
  let made: ReturnType<typeof languagesIn> | undefined
  return [handle(languages, () => (made ??= languagesIn(folder)))]
}

function languagesIn(folder: string | undefined) {
  const english = folder && existsSync(join(folder, 'en.json')) ? Object.keys(textsOf(folder, 'en')) : []
  return LANGUAGES.flatMap(({ icons, ...language }) => {
    const percentage = language.key === 'en' ? 100 : completeness(folder, language.key, english)
    return percentage === null ? [] : [{ ...language, icons: [...icons], percentage, gauge: gaugeOf(percentage) }]
  }).sort((a, b) => a.lang.localeCompare(b.lang))
}

/**
 * Returns keys that are unknown to the web client; none if its language files are missing.
 *
 * @param folder folder of the language files
 * @param texts by key, from the setting `application.englishTexts`
 */
export function unknownTexts(folder: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const keys = Object.keys(texts)
  if (keys.length === 0 || !existsSync(join(folder, 'en.json'))) return []
  const known = new Set(Object.keys(textsOf(folder, 'en')))
  return keys.filter((key) => !known.has(key))
}

/** Returns the share of English keys that a language has, in whole percent; null if its file is missing. */
function completeness(folder: string | undefined, key: string, english: readonly string[]): number | null {
  if (!folder || !existsSync(join(folder, `${key}.json`))) return null
  const present = new Set(Object.keys(textsOf(folder, key)))
  const forms: ReadonlySet<string> = new Set(
    new Intl.PluralRules(key.replace('_', '-')).resolvedOptions().pluralCategories,
  )
  // Plural forms that the language does not use are not required.
  const wanted = english.filter((name) => forms.has(PLURAL.exec(name)?.[1] ?? 'other'))
  return Math.round((100 * wanted.filter((name) => present.has(name)).length) / wanted.length)
}

function gaugeOf(percentage: number) {
  return GAUGES.find(([least]) => percentage > least)?.[1] ?? 'empty'
}
