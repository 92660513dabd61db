import type { CatalogueRow } from '@fruit/contracts/console/catalogue-table'
import { csv } from './csv.ts'

/** Output formats of the catalogue's table. */
export const TABLE_FORMATS = ['table', 'csv', 'json'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Columns: the head, and a function that returns the cell for a row. Multiple values in a cell are joined. */
const COLUMNS: readonly (readonly [head: string, cell: (row: CatalogueRow) => string | number])[] = [
  ['id', ({ id }) => id],
  ['key', ({ key }) => key],
  ['name', ({ name }) => name],
  ['category', ({ category }) => category],
  ['stars', ({ difficulty }) => difficulty],
  ['kind', ({ kind }) => kind],
  ['call', ({ call }) => call],
  ['parameter', ({ parameter }) => parameter],
  ['file', ({ file }) => file ?? ''],
  ['lines', ({ lines }) => lines.join(' ')],
  ['CWE', ({ cwe }) => cwe.map((number) => `CWE-${number}`).join(' ')],
  ['OWASP Top 10 2021', ({ top10of2021 }) => top10of2021.join(' ')],
  ['OWASP Top 10 2025', ({ top10of2025 }) => top10of2025.join(' ')],
  ['OWASP API Top 10 2023', ({ api2023 }) => api2023.join(' ')],
  ['OWASP LLM Top 10 2025', ({ llm2025 }) => llm2025.join(' ')],
  ['OWASP Agentic Top 10', ({ agentic }) => agentic.join(' ')],
  ['OWASP ASVS 5', ({ asvs }) => asvs.join(' ')],
  ['OWASP WSTG', ({ wstg }) => wstg.join(' ')],
  ['tools', ({ tools }) => tools.join('; ')],
  ['path', ({ path }) => path ?? ''],
  ['other paths', ({ otherPaths }) => otherPaths.join('; ')],
]

/** Writes the table of the catalogue as text for a terminal, as CSV, or as JSON. */
export function formatTable(rows: readonly CatalogueRow[], form: TableFormat): string {
  if (form === 'json') return `${JSON.stringify(rows, null, 2)}\n`
  const cells = [COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))]
  return form === 'csv' ? csv(cells) : aligned(cells)
}

/** Aligns columns with spaces; an empty cell becomes a dash. */
function aligned(cells: readonly (readonly (string | number)[])[]): string {
  const texts = cells.map((row) => row.map((cell) => String(cell) || '–'))
  const widths = texts[0]!.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)))
  return texts
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
