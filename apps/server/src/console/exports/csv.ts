/** Beginnings that a spreadsheet takes for a formula; some read wide signs as the narrow ones. */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r＝＋－＠]/u

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would run gets a quote before it: what learners call themselves ends up on
 * the machine of a trainer. Numbers stay numbers.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
