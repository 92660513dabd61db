import type { ExportedData } from '@fruit/contracts/calls/privacy'
import { escapeHtml } from '@fruit/isomorphic/markup/escape-html'

/** In what a customer gets the data. */
export const FORMATS = ['json', 'csv', 'html'] as const
export type ExportFormat = (typeof FORMATS)[number]

/** A file to be kept. */
export interface ExportedFile {
  readonly name: string
  readonly type: string
  readonly text: string
}

/**
 * The data in a format.
 *
 * @param userData the data as JSON
 */
export function exportedFile(format: ExportFormat, userData: string): ExportedFile {
  if (format === 'json') return { name: 'my-data.json', type: 'application/json', text: userData }
  const rows = rowsOf(JSON.parse(userData) as ExportedData)
  if (format === 'csv') return { name: 'my-data.csv', type: 'text/csv', text: asCsv(rows) }
  return { name: 'my-data.html', type: 'text/html', text: asPage(rows) }
}

type Cell = string | number
/** What it belongs to, which one, what it says, how many, how much. */
type Row = readonly [part: string, which: Cell, text: Cell, quantity: Cell, amount: Cell]

const HEAD: Row = ['part', 'which', 'text', 'quantity', 'amount']

/** All of it in one table, so that one file holds it. */
function rowsOf({ username, email, orders, reviews, memories }: ExportedData): Row[] {
  return [
    ['account', 'user name', username, '', ''],
    ['account', 'e-mail', email, '', ''],
    ...orders.flatMap(({ orderId, products, totalPrice, bonus, eta }): Row[] => [
      ...products.map(({ name, quantity, total }): Row => ['order', orderId, name, quantity, total]),
      ['order', orderId, `total; ${bonus} bonus points; days to delivery: ${eta}`, '', totalPrice],
    ]),
    ...reviews.map(
      ({ productId, message, likesCount, likedBy }): Row => [
        'review',
        `product ${productId}`,
        likesCount > 0 ? `${message} (liked by ${likedBy.join(', ')})` : message,
        '',
        '',
      ],
    ),
    ...memories.map(({ imageUrl, caption }): Row => ['memory', imageUrl, caption, '', '']),
  ]
}

/** Comma-separated values (RFC 4180), with a mark at the start by which spreadsheets know UTF-8. */
function asCsv(rows: readonly Row[]): string {
  return `\uFEFF${[HEAD, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

/** Spreadsheets calculate what begins like a formula; an apostrophe before it makes it text. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A page of its own, to be printed. */
function asPage(rows: readonly Row[]): string {
  const line = (row: Row, tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What the shop knows about me</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse;width:100%}th,td{padding:.4rem .6rem;border:1px solid #999;text-align:left;overflow-wrap:anywhere}</style>
<h1>What the shop knows about me</h1>
<table>
<thead>${line(HEAD, 'th')}</thead>
<tbody>
${rows.map((row) => line(row, 'td')).join('\n')}
</tbody>
</table>
</html>
`
}
