import type { Visit } from '@fruit/world/visit'

/** What texts that a new shop comes with say in one language, by what they say in English. */
type Dictionary = Readonly<Record<string, string>>

// One file for each language, read when a visitor speaks it.
const dictionaries = import.meta.glob<Dictionary>('./*.json', { import: 'default' })

/**
 * Rows with texts in the language of a visitor. Texts that nobody translated, because somebody wrote them later or a
 * configuration brought them, stay as they are.
 *
 * @param fields columns that hold texts of the shop
 */
export async function translated<Row extends object>(
  { language }: Pick<Visit, 'language'>,
  rows: readonly Row[],
  fields: readonly string[],
): Promise<readonly Row[]> {
  const load = language !== 'en' && fields.length > 0 ? dictionaries[`./${language}.json`] : undefined
  if (!load) return rows
  const dictionary = await load()
  return rows.map((row) => ({ ...row, ...textsOf(row, fields, dictionary) }))
}

function textsOf(row: object, fields: readonly string[], dictionary: Dictionary): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const text: unknown = (row as Record<string, unknown>)[field]
    if (typeof text === 'string' && Object.hasOwn(dictionary, text)) texts[field] = dictionary[text]!
  }
  return texts
}
