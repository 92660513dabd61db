import { supportedLanguage, translateIfKnown } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'

/**
 * Translates texts in rows into the visitor's language. Texts without a translation stay unchanged, such as those that
 * players wrote or a configuration contains.
 *
 * @param fields columns that contain texts of the shop
 */
export function translatedRows<Row extends object>(
  { language }: Pick<Visit, 'language'>,
  rows: readonly Row[],
  fields: readonly string[],
): readonly Row[] {
  if (supportedLanguage(language) === 'en' || fields.length === 0) return rows
  return rows.map((row) => ({ ...row, ...textsOf(row, fields, language) }))
}

function textsOf(row: object, fields: readonly string[], language: string): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const text: unknown = (row as Record<string, unknown>)[field]
    if (typeof text === 'string') texts[field] = translateIfKnown(language, text)
  }
  return texts
}
