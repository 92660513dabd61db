/** Beginnings that spreadsheets treat as a formula; some also accept full-width characters. */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠]/u

/**
 * Writes rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula gets a leading quote, because learners choose
 * their nicknames and trainers open the file. Numbers stay numbers.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(csvLine).join('')
}

/** Writes one row, with its line break. */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map(cell).join(',')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
