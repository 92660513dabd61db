import { spoken, translated } from '@fruit/world/texts/texts'
import type { Visit } from '@fruit/world/visit'

/**
 * Rows with texts in the language of a visitor. Texts that nobody translated, because somebody wrote them later or a
 * configuration brought them, stay as they are.
 *
 * @param fields columns that hold texts of the shop
 */
export function translatedRows<Row extends object>(
  { language }: Pick<Visit, 'language'>,
  rows: readonly Row[],
  fields: readonly string[],
): readonly Row[] {
  if (spoken(language) === 'en' || fields.length === 0) return rows
  return rows.map((row) => ({ ...row, ...textsOf(row, fields, language) }))
}

function textsOf(row: object, fields: readonly string[], language: string): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const text: unknown = (row as Record<string, unknown>)[field]
    if (typeof text === 'string') texts[field] = translated(language, text)
  }
  return texts
}
