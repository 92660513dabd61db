/**
 * Parses CSV by RFC 4180: quoted cells may contain commas, line breaks and doubled quotes.
 *
 * @throws Error when text follows a closing quote
 */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  const whole = text.replace(/\r?\n$/, '')
  while (cells.lastIndex < whole.length || rows.length === 0 || row.length > 0) {
    const at = cells.lastIndex
    const found = cells.exec(whole)
    if (!found) throw new Error(`Invalid CSV cell: ${whole.slice(at, at + 80)}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] === ',') continue
    rows.push(row)
    row = []
    if (found[3] === '') break
  }
  return rows
}
