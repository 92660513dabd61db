import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { SentFile } from '../sent-file.ts'
import { writtenTable } from './table-forms.ts'

/** The table of the catalogue as a file. */
export function exportTable(rows: readonly CatalogueRow[], form: 'csv' | 'json'): SentFile {
  const text = writtenTable(rows, form)
  // Spreadsheets take a file for UTF-8 when it begins with this.
  return form === 'csv'
    ? { name: 'catalogue.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(`\ufeff${text}`) }
    : { name: 'catalogue.json', type: 'application/json; charset=utf-8', bytes: Buffer.from(text) }
}
