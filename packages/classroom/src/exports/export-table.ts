import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import type { SentFile } from '../console/sent-file.ts'
import { formatTable } from './table-formats.ts'

/** Exports the table of the catalogue as a file. */
export function exportTable(rows: readonly CatalogueRow[], form: 'csv' | 'json'): SentFile {
  const text = formatTable(rows, form)
  // The byte order mark makes spreadsheets read the file as UTF-8.
  return form === 'csv'
    ? { name: 'catalogue.csv', type: 'text/csv; charset=utf-8', content: Buffer.from(`\ufeff${text}`) }
    : { name: 'catalogue.json', type: 'application/json; charset=utf-8', content: Buffer.from(text) }
}
