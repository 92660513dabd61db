import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@fruit/contracts/calls/application'
import { LANGUAGES } from '@fruit/contracts/languages'
import { handle, type Route } from '@fruit/world/route'
import { textsOf } from './language-files.ts'

/** Least percentages of the words that clients draw a gauge by (v20 of the interface). */
const GAUGES = [
  [80, 'full'],
  [60, 'three-quarters'],
  [40, 'half'],
  [20, 'quarter'],
] as const

/** The form of the plural that a text is for, at the end of its key. */
const PLURAL = /_(zero|one|two|few|many|other)$/

/**
 * The languages that there is a file for, and how complete each is.
 *
 * @param folder folder of the language files; only English without it
 */
export function languageRoutes(folder: string | undefined): readonly Route[] {
  // Made when somebody asks: no start waits for it.
  let made: ReturnType<typeof languagesIn> | undefined
  return [handle(languages, () => (made ??= languagesIn(folder)))]
}

function languagesIn(folder: string | undefined) {
  const english = folder && existsSync(join(folder, 'en.json')) ? keysOf(textsOf(folder, 'en')) : []
  return LANGUAGES.flatMap(({ icons, ...language }) => {
    const percentage = language.key === 'en' ? 100 : completeness(folder, language.key, english)
    return percentage === null ? [] : [{ ...language, icons: [...icons], percentage, gauge: gaugeOf(percentage) }]
  }).sort((a, b) => a.lang.localeCompare(b.lang))
}

/**
 * Keys that the web client has no text for; none where its files are not.
 *
 * @param folder folder of the language files
 * @param texts texts by their keys, of the setting `application.englishTexts`
 */
export function unknownTexts(folder: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const keys = Object.keys(texts)
  if (keys.length === 0 || !existsSync(join(folder, 'en.json'))) return []
  const known = new Set(Object.keys(textsOf(folder, 'en')))
  return keys.filter((key) => !known.has(key))
}

/** The share of the English keys that a language has, in whole percent; null where there is no such file. */
function completeness(folder: string | undefined, key: string, english: readonly string[]): number | null {
  if (!folder || !existsSync(join(folder, `${key}.json`))) return null
  const present = new Set(keysOf(textsOf(folder, key)))
  const forms: ReadonlySet<string> = new Set(
    new Intl.PluralRules(key.replace('_', '-')).resolvedOptions().pluralCategories,
  )
  // A form of the plural that the language does not have lacks nothing.
  const wanted = english.filter((name) => forms.has(PLURAL.exec(name)?.[1] ?? 'other'))
  return Math.round((100 * wanted.filter((name) => present.has(name)).length) / wanted.length)
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [prefix + key],
  )
}

function gaugeOf(percentage: number) {
  return GAUGES.find(([least]) => percentage > least)?.[1] ?? 'empty'
}
